import type { DeskMatch } from '@stammtisch/protocol';
import { Suspense, useCallback } from 'react';
import { useSearch } from '../../browser/address.ts';
import { deskPath } from '../../browser/router.ts';
import { useTitle } from '../../browser/useTitle.ts';
import { useGameName } from '../../games/useGameName.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { fetchDeskMatch } from '../deskApi.ts';
import { deskTexts } from '../deskTexts.ts';
import { FailureNotice } from '../parts/FailureNotice.tsx';
import { useDeskFetched } from '../useDeskFetched.ts';
import { MatchHead } from './MatchHead.tsx';
import styles from './MatchPage.module.css';
import { OptionsPanel } from './OptionsPanel.tsx';
import { placeIn } from './place.ts';
import { RemarksPanel } from './RemarksPanel.tsx';
import { RoomPanel } from './RoomPanel.tsx';
import { SeenAtDesk } from './SeenAtDesk.tsx';
import { VerifyPanel } from './VerifyPanel.tsx';

interface OpenedProps {
  matchId: string;
  match: DeskMatch;
  onChange: (match: DeskMatch) => void;
  onRenew: () => void;
}

function Opened({ matchId, match, onChange, onRenew }: OpenedProps) {
  const gameName = useGameName();
  const t = useTexts(deskTexts);
  const { moment } = useFormats();
  const place = placeIn(useSearch(), match.chapters);
  const heading = { game: gameName(match.game), time: moment(match.createdAt) };
  useTitle(t('titlePage', { page: t('match.title', heading) }));
  return (
    <>
      <MatchHead matchId={matchId} match={match} onRenew={onRenew} />
      <VerifyPanel matchId={matchId} match={match} />
      {place === null ? (
        <p className={styles.empty}>{t('log.empty')}</p>
      ) : (
        <SeenAtDesk matchId={matchId} match={match} {...place} />
      )}
      <div className={styles.panels}>
        {match.imported ? null : (
          <RemarksPanel
            matchId={matchId}
            remarks={match}
            onSaved={(remarks) => onChange({ ...match, ...remarks })}
          />
        )}
        {match.room === null ? null : (
          <RoomPanel
            room={match.room}
            onRoom={(room) => {
              onChange({ ...match, room });
              // With the room a match may have ended.
              onRenew();
            }}
          />
        )}
      </div>
      <Suspense>
        <OptionsPanel match={match} />
      </Suspense>
    </>
  );
}

function Unknown() {
  const t = useTexts(deskTexts);
  return (
    <Notice title={t('match.unknownTitle')} text={t('match.unknownText')}>
      <Link href={deskPath()}>{t('toMatches')}</Link>
    </Notice>
  );
}

/** A match from the desk: all that happened in it, and what the admin can do about it. */
export function MatchPage({ matchId }: { matchId: string }) {
  const t = useTexts(deskTexts);
  const load = useCallback(() => fetchDeskMatch(matchId), [matchId]);
  const { value, failure, renew, change } = useDeskFetched(load);
  if (value !== null) return <Opened matchId={matchId} match={value} onChange={change} onRenew={renew} />;
  if (failure === null) return <p role="status">{t('loading')}</p>;
  if (failure.code === 'matchUnknown' || failure.code === 'malformed') return <Unknown />;
  return <FailureNotice failure={failure} onAgain={renew} />;
}
