import { lazy, Suspense } from 'react';
import { type DeskRoute, deskPath } from '../browser/router.ts';
import { Link } from '../ui/Link.tsx';
import { Notice } from '../ui/Notice.tsx';
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
export function DeskRoutes({ route }: { route: DeskRoute }) {
  const t = useDeskText();
  switch (route.at) {
    case 'matches':
      return <OverviewPage />;
    case 'journal':
      return <JournalPage />;
    case 'match':
      return (
        <Suspense fallback={<p role="status">{t('loading')}</p>}>
          <MatchPage key={route.matchId} matchId={route.matchId} />
        </Suspense>
      );
    case 'unknown':
      return (
        <Notice title={t('unknownTitle')}>
          <Link href={deskPath()}>{t('toMatches')}</Link>
        </Notice>
      );
  }
}
