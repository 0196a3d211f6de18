import type { ReplayChapter } from '@stammtisch/protocol';
import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
  Pause,
  Play,
} from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../i18n/useTexts.ts';
import { IconButton } from '../ui/Button.tsx';
import { type Position, stepped, trickFrom } from './position.ts';
import { replayTexts } from './replayTexts.ts';
import { SpeedChoice } from './SpeedChoice.tsx';
import styles from './Stepper.module.css';
import { usePlayback } from './usePlayback.ts';
import { useStepKeys } from './useStepKeys.ts';

interface StepperProps {
  position: Position;
  chapters: readonly ReplayChapter[];
  chapter: ReplayChapter;
  onMove(position: Position): void;
}

interface MoveProps {
  name: string;
  testId: string;
  to: Position;
  at: Position;
  onMove(position: Position): void;
  children: ReactNode;
}

function Move({ name, testId, to, at, onMove, children }: MoveProps) {
  const same = to.seq === at.seq && to.deal === at.deal;
  return (
    <IconButton label={name} data-testid={testId} disabled={same} onClick={() => onMove(to)}>
      {children}
    </IconButton>
  );
}

/** Through a deal: step by step, trick by trick, by itself, or along the line. */
export function Stepper({ position, chapters, chapter, onMove }: StepperProps) {
  const t = useTexts(replayTexts);
  const id = useId();
  const moves = {
    first: { ...position, seq: chapter.from },
    trickBefore: trickFrom(position, chapter, -1),
    before: stepped(position, chapters, -1),
    after: stepped(position, chapters, 1),
    trickAfter: trickFrom(position, chapter, 1),
    last: { ...position, seq: chapter.to },
  };
  const playback = usePlayback(position, moves.after, onMove);
  useStepKeys(moves, onMove, playback.toggle);
  const move = (name: keyof typeof moves, testId: string, icon: ReactNode) => (
    <Move name={t(`move.${name}`)} testId={testId} to={moves[name]} at={position} onMove={onMove}>
      {icon}
    </Move>
  );
  return (
    <fieldset className={styles.stepper}>
      <legend className="visually-hidden">{t('move.label')}</legend>
      <div className={styles.buttons} title={t('move.keys')}>
        {move('first', 'step-first', <ChevronFirst aria-hidden />)}
        {move('trickBefore', 'trick-prev', <ChevronsLeft aria-hidden />)}
        {move('before', 'step-prev', <ChevronLeft aria-hidden />)}
        <IconButton
          label={t(playback.on ? 'move.pause' : 'move.play')}
          data-testid="step-play"
          className={styles.play}
          onClick={playback.toggle}
        >
          {playback.on ? <Pause aria-hidden /> : <Play aria-hidden />}
        </IconButton>
        {move('after', 'step-next', <ChevronRight aria-hidden />)}
        {move('trickAfter', 'trick-next', <ChevronsRight aria-hidden />)}
        {move('last', 'step-last', <ChevronLast aria-hidden />)}
      </div>
      <label htmlFor={id} className="visually-hidden">
        {t('move.at')}
      </label>
      <input
        id={id}
        type="range"
        className={styles.line}
        min={chapter.from}
        max={chapter.to}
        value={position.seq}
        onChange={(event) => onMove({ ...position, seq: Number(event.target.value) })}
      />
      <SpeedChoice speed={playback.speed} onSpeed={playback.setSpeed} />
    </fieldset>
  );
}
