import { useTexts } from '../../i18n/useTexts.ts';
import { tableTexts } from '../words/tableTexts.ts';

export interface LogLine {
  readonly key: number;
  readonly text: string;
}

interface LiveLogProps {
  lines: readonly LogLine[];
  /** What the viewer is asked for now; empty while it is not his turn. */
  now: string;
}

/** The play in words, for those who listen: each line is read out when it comes. */
export function LiveLog({ lines, now }: LiveLogProps) {
  const t = useTexts(tableTexts);
  return (
    <div className="visually-hidden">
      <div role="log" aria-live="polite" aria-label={t('log')} data-testid="live-log">
        {lines.map(({ key, text }) => (
          <p key={key}>{text}</p>
        ))}
      </div>
      <p aria-live="polite">{now}</p>
    </div>
  );
}
