import { Suspense } from 'react';
import { type DeskRoute, deskPath } from '../browser/router.ts';
import { lazyPart } from '../i18n/lazyPart.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { replayTexts } from '../replay/replayTexts.ts';
import { Link } from '../ui/Link.tsx';
import { Notice } from '../ui/Notice.tsx';
import { deskTexts } from './deskTexts.ts';
import { JournalPage } from './journal/JournalPage.tsx';
import { OverviewPage } from './overview/OverviewPage.tsx';

/** A match brings the table along, with the words of replays. */
const MatchPage = lazyPart(async () => (await import('./match/MatchPage.tsx')).MatchPage, replayTexts);

/** The desk's page at an address. */
export function DeskRoutes({ route }: { route: DeskRoute }) {
  const t = useTexts(deskTexts);
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
