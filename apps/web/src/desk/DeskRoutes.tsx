import { lazy, Suspense } from 'react';
import { DESK } from '../browser/address.ts';
import { Notice } from '../ui/Notice.tsx';
import { DeskLink } from './DeskLink.tsx';
import { JournalPage } from './journal/JournalPage.tsx';
import { OverviewPage } from './overview/OverviewPage.tsx';
import { useDeskText } from './useDeskText.ts';

/** A match brings the table along, with the words of replays. */
const MatchPage = lazy(async () => {
  const [{ MatchPage }, { loadReplayTexts }] = await Promise.all([
    import('./match/MatchPage.tsx'),
    import('../replay/loadReplayTexts.ts'),
  ]);
  await loadReplayTexts();
  return { default: MatchPage };
});

/** The desk's page at an address. */
export function DeskRoutes({ at }: { at: string }) {
  const t = useDeskText();
  const matchId = /^m\/([^/]+)$/.exec(at)?.[1];
  if (at === '') return <OverviewPage />;
  if (at === 'journal') return <JournalPage />;
  if (matchId === undefined) {
    return (
      <Notice title={t('unknownTitle')}>
        <DeskLink href={DESK}>{t('toMatches')}</DeskLink>
      </Notice>
    );
  }
  return (
    <Suspense fallback={<p role="status">{t('loading')}</p>}>
      <MatchPage key={matchId} matchId={matchId} />
    </Suspense>
  );
}
