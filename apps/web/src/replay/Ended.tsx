import type { Replay } from '@stammtisch/protocol';
import { useTranslation } from 'react-i18next';
import { useText } from '../i18n/useText.ts';
import styles from './Ended.module.css';
import { useReplayText } from './useReplayText.ts';
import { winnersOf } from './winners.ts';

/** Which match it is, when it was played, and how it ended. */
export function Ended({ replay }: { replay: Replay }) {
  const t = useReplayText();
  const shell = useText();
  const { i18n } = useTranslation();
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' }).format(replay.createdAt);
  const winners = winnersOf(replay).join(', ');
  const how =
    replay.endedAt === null ? t('playing') : replay.aborted ? t('aborted') : t('winner', { names: winners });
  return (
    <div className={styles.ended}>
      <h1>{shell(`games.${replay.game}.name`)}</h1>
      <p>
        <span className={styles.date}>{date} · </span>
        {how}
      </p>
    </div>
  );
}
