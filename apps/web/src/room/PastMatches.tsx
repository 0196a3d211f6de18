import type { MatchSummary } from '@stammtisch/protocol';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { replayPath } from '../browser/router.ts';
import { fetchRoomMatches } from '../connection/api.ts';
import { useText } from '../i18n/useText.ts';
import { winnersOf } from '../replay/winners.ts';
import { Link } from '../ui/Link.tsx';
import { useMoreText } from './moreTexts.ts';
import styles from './PastMatches.module.css';

/** What was played in the room; nothing until it is there, for nobody waits for it. */
function useMatches(roomId: string): readonly MatchSummary[] {
  const [matches, setMatches] = useState<readonly MatchSummary[]>([]);
  useEffect(() => {
    let wanted = true;
    void fetchRoomMatches(roomId).then((answer) => {
      if (wanted && answer.ok) setMatches(answer.matches);
    });
    return () => {
      wanted = false;
    };
  }, [roomId]);
  return matches;
}

function Row({ match }: { match: MatchSummary }) {
  const t = useMoreText();
  const shell = useText();
  const { i18n } = useTranslation();
  const game = shell(`games.${match.game}.name`);
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    match.createdAt,
  );
  const how = match.aborted ? t('matches.aborted') : t('matches.won', { names: winnersOf(match).join(', ') });
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <b>{game}</b> · {date}
        <p className={styles.how}>{how}</p>
      </div>
      <Link
        className={styles.watch}
        href={replayPath(match.matchId)}
        aria-label={t('matches.watchLong', { game, date })}
      >
        {t('matches.watch')}
      </Link>
    </li>
  );
}

/** The matches of a room that are over, each with the way to seeing it again. */
export function PastMatches({ roomId }: { roomId: string }) {
  const t = useMoreText();
  const matches = useMatches(roomId);
  if (matches.length === 0) return null;
  return (
    <section className={styles.panel} data-testid="past-matches">
      <h2 className={styles.title}>{t('matches.title')}</h2>
      <ul className={styles.list}>
        {matches.map((match) => (
          <Row key={match.matchId} match={match} />
        ))}
      </ul>
    </section>
  );
}
