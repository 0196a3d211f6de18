import type { MatchSummary } from '@stammtisch/protocol';
import { useEffect, useState } from 'react';
import { replayPath } from '../browser/router.ts';
import { fetchRoomMatches } from '../connection/api.ts';
import { useGameName } from '../games/useGameName.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { winnersOf } from '../replay/winners.ts';
import { Link } from '../ui/Link.tsx';
import { moreTexts } from './moreTexts.ts';
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
  const gameName = useGameName();
  const t = useTexts(moreTexts);
  const language = useLanguage();
  const game = gameName(match.game);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(
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
  const t = useTexts(moreTexts);
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
