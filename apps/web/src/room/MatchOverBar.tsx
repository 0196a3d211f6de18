import type { RoomView } from '@stammtisch/protocol';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { navigate } from '../browser/address.ts';
import { replayPath } from '../browser/router.ts';
import { shellTexts } from '../i18n/shellTexts.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Button } from '../ui/Button.tsx';
import styles from './MatchOverBar.module.css';
import { moreTexts } from './moreTexts.ts';
import { freeSeats, hostName } from './people.ts';
import type { RunCommand } from './useCommand.ts';

interface MatchOverBarProps {
  room: RoomView;
  aborted: boolean;
  run: RunCommand;
  onToSeats: () => void;
}

/** How it goes on after a match: the host deals again, the others see who can. */
export function MatchOverBar({ room, aborted, run, onToSeats }: MatchOverBarProps) {
  const t = useTexts(shellTexts);
  const more = useTexts(moreTexts);
  const { match } = room;
  const [busy, setBusy] = useState(false);
  const full = freeSeats(room).length === 0;
  const name = hostName(room);
  const rematch = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    await run({ type: 'start', after: match?.matchId ?? null });
    setBusy(false);
  };
  const who = name === null ? t('match.rematchByUnknown') : t('match.rematchBy', { name });
  const note = full ? (room.you.host ? null : who) : t('match.rematchMissing');
  return (
    <section className={styles.bar} aria-live="polite" data-testid="match-over">
      <p className={styles.words}>
        <b>{aborted ? t('match.aborted') : t('match.over')}</b> {note}
      </p>
      <div className={styles.buttons}>
        <Button look="quiet" onClick={onToSeats} data-testid="to-seats">
          {t('match.toSeats')}
        </Button>
        {match ? (
          <Button look="quiet" onClick={() => navigate(replayPath(match.matchId))} data-testid="watch-match">
            {more('watchMatch')}
          </Button>
        ) : null}
        {room.you.host && full ? (
          <Button
            look="primary"
            icon={<RotateCcw aria-hidden size={20} />}
            onClick={rematch}
            data-testid="rematch"
          >
            {busy ? t('room.starting') : t('match.rematch')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
