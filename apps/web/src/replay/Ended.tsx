import type { Replay } from '@stammtisch/protocol';
import { useGameName } from '../games/useGameName.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useTexts } from '../i18n/useTexts.ts';
import styles from './Ended.module.css';
import { replayTexts } from './replayTexts.ts';
import { winnersOf } from './winners.ts';

/** Which match it is, when it was played, and how it ended. */
export function Ended({ replay }: { replay: Replay }) {
  const gameName = useGameName();
  const t = useTexts(replayTexts);
  const language = useLanguage();
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(replay.createdAt);
  const winners = winnersOf(replay).join(', ');
  const how =
    replay.endedAt === null ? t('playing') : replay.aborted ? t('aborted') : t('winner', { names: winners });
  return (
    <div className={styles.ended}>
      <h1>{gameName(replay.game)}</h1>
      <p>
        <span className={styles.date}>{date} · </span>
        {how}
      </p>
    </div>
  );
}
