import { SEATS } from '@stammtisch/kit';
import type { ListedMatch, MatchListState } from '@stammtisch/protocol';
import { Ban, Crown } from 'lucide-react';
import { deskMatchPath, deskPath } from '../../browser/router.ts';
import { useGameName } from '../../games/useGameName.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { Link } from '../../ui/Link.tsx';
import { deskTexts } from '../deskTexts.ts';
import styles from './MatchList.module.css';

/** What has become of a match by now. */
export function stateOf({ endedAt, aborted }: Pick<ListedMatch, 'endedAt' | 'aborted'>): MatchListState {
  if (aborted) return 'aborted';
  return endedAt === null ? 'running' : 'ended';
}

function Names({ match }: { match: ListedMatch }) {
  const t = useTexts(deskTexts);
  const won = new Set(match.ranking?.filter(({ place }) => place === 1).map(({ seat }) => seat));
  return (
    <ul className={styles.names}>
      {SEATS.map((seat) => (
        <li key={seat} data-won={won.has(seat)}>
          {won.has(seat) ? <Crown aria-hidden size={16} /> : null}
          {match.names[seat]}
          {won.has(seat) ? <span className="visually-hidden">({t('list.won')})</span> : null}
        </li>
      ))}
    </ul>
  );
}

/** What stands out about it: that something was refused, and the admin's tags. */
function Marks({ match: { refused, tags } }: { match: ListedMatch }) {
  const t = useTexts(deskTexts);
  return (
    <div className={styles.marks}>
      {refused ? (
        <span className={styles.refused}>
          <Ban aria-hidden size={15} /> {t('list.refused')}
        </span>
      ) : null}
      {tags.map((tag) => (
        <Link key={tag} className={styles.tag} href={deskPath({ tag })}>
          {tag}
        </Link>
      ))}
    </div>
  );
}

/** One match of the list; a press anywhere on it opens it. */
export function MatchRow({ match }: { match: ListedMatch }) {
  const gameName = useGameName();
  const t = useTexts(deskTexts);
  const { moment, span } = useFormats();
  const { matchId, game, createdAt, endedAt, roomId } = match;
  const state = stateOf(match);
  return (
    <li
      className={styles.row}
      data-testid="match-row"
      data-match={matchId}
      data-state={state}
      data-game={game}
    >
      <Link href={deskMatchPath(matchId)} className={styles.open}>
        <span className={styles.game}>{gameName(game)}</span>
        <time dateTime={new Date(createdAt).toISOString()}>{moment(createdAt)}</time>
      </Link>
      <Names match={match} />
      <div className={styles.state}>
        <span className={styles.chip} data-state={state}>
          {t(`state.${state}`)}
        </span>
        {endedAt === null ? null : <span>{span((endedAt - createdAt) / 1000)}</span>}
      </div>
      <Marks match={match} />
      <Link
        className={styles.room}
        href={deskPath({ room: roomId })}
        aria-label={t('list.roomFilter', { room: roomId })}
        title={t('list.roomFilter', { room: roomId })}
      >
        {roomId}
      </Link>
    </li>
  );
}
