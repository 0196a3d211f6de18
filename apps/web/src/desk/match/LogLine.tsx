import type { ReplayStep } from '@stammtisch/protocol';
import { Ban, LogIn, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '../../i18n/useFormats.ts';
import { useKnownTexts, useTexts } from '../../i18n/useTexts.ts';
import type { Saying } from '../../table/log/saying.ts';
import { deskTexts } from '../deskTexts.ts';
import { actedFor, intentWords } from './intentWords.ts';
import styles from './Log.module.css';
import type { Line } from './lines.ts';

type LineOf<K extends Line['kind']> = Extract<Line, { kind: K }>;

interface LogLineProps {
  line: Line;
  saying: Saying;
  current: boolean;
  onSeq: (seq: number) => void;
}

function whoDid({ by, intent }: ReplayStep, saying: Saying): { name: string | null; forName: string | null } {
  if (by !== 'table') return { name: saying.nameOf(by), forName: null };
  const seat = actedFor(intent);
  return { name: null, forName: seat === null ? null : saying.nameOf(seat) };
}

/** What came of an entry: a sentence an event, or its type where there are no words for it. */
function cameOf({ events }: ReplayStep, saying: Saying): string {
  const sentences = events.flatMap((event) => saying.sentence(event) ?? []);
  return sentences.length > 0 ? sentences.join(' ') : events.map(({ type }) => type).join(', ');
}

function Entry({ line: { step }, saying }: { line: LineOf<'entry'>; saying: Saying }) {
  const t = useTexts(deskTexts);
  const known = useKnownTexts(deskTexts);
  const { name, forName } = whoDid(step, saying);
  const table = forName === null ? t('log.table') : t('log.forSeat', { name: forName });
  const came = cameOf(step, saying);
  return (
    <>
      <span className={styles.who} data-table={name === null}>
        {name ?? table}
        {step.acting === null ? null : <span className={styles.chip}>{t(`log.acting.${step.acting}`)}</span>}
        {step.intent === null ? null : (
          <span className={styles.meant}>{intentWords(step.intent, saying, known)}</span>
        )}
      </span>
      <span className={styles.came}>{came === '' ? t('log.nothing') : came}</span>
    </>
  );
}

function Refusal({ line: { refusal }, saying }: { line: LineOf<'refusal'>; saying: Saying }) {
  const t = useTexts(deskTexts);
  const known = useKnownTexts(deskTexts);
  const { seat, intent, code } = refusal;
  return (
    <>
      <span className={styles.who}>
        {saying.nameOf(seat)}
        <span className={styles.refused}>
          <Ban aria-hidden size={14} /> {t('log.refused')}
        </span>
      </span>
      {code === null ? (
        <span className={styles.meant}>{t('log.hidden')}</span>
      ) : (
        <>
          <span className={styles.meant}>{intentWords(intent, saying, known)}</span>
          <span className={styles.came}>{saying.refusal(code)}</span>
        </>
      )}
    </>
  );
}

function Attendance({ line: { change }, saying }: { line: LineOf<'attendance'>; saying: Saying }) {
  const t = useTexts(deskTexts);
  const Icon = change.here ? LogIn : LogOut;
  return (
    <span className={styles.attendance}>
      <Icon aria-hidden size={15} />
      {t(change.here ? 'log.came' : 'log.went', { name: saying.nameOf(change.seat) })}
    </span>
  );
}

function bodyOf(line: Line, saying: Saying): ReactNode {
  switch (line.kind) {
    case 'entry':
      return <Entry line={line} saying={saying} />;
    case 'refusal':
      return <Refusal line={line} saying={saying} />;
    case 'attendance':
      return <Attendance line={line} saying={saying} />;
  }
}

function rawOf(line: Line): object {
  if (line.kind === 'refusal') return line.refusal;
  if (line.kind === 'attendance') return line.change;
  const { seq, at, by, intent, events } = line.step;
  return { seq, at, by, intent, events };
}

/** A line of the log; a press shows the table as it was then. */
export function LogLine({ line, saying, current, onSeq }: LogLineProps) {
  const t = useTexts(deskTexts);
  const { clock } = useFormats();
  const { kind, seq, at } = line;
  return (
    <li className={styles.line} data-testid="log-line" data-seq={seq} data-kind={kind} data-current={current}>
      <button
        type="button"
        className={styles.press}
        aria-current={current && kind === 'entry' ? 'step' : undefined}
        onClick={() => onSeq(seq)}
      >
        <span className={styles.seq} title={t('log.entry', { seq })}>
          {kind === 'entry' ? seq : ''}
        </span>
        <span className={styles.body}>{bodyOf(line, saying)}</span>
        <time className={styles.time} dateTime={new Date(at).toISOString()}>
          {clock(at)}
        </time>
      </button>
      {current && kind !== 'attendance' ? (
        <details className={styles.raw}>
          <summary>{t('log.raw')}</summary>
          <pre>{JSON.stringify(rawOf(line), null, 1)}</pre>
        </details>
      ) : null}
    </li>
  );
}
