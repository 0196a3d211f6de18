import { Suspense } from 'react';
import { navigate, usePath } from '../browser/address.ts';
import { routeOf, START } from '../browser/router.ts';
import { useTitle } from '../browser/useTitle.ts';
import { shellTexts } from '../i18n/shellTexts.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { ErrorBoundary } from '../page/ErrorBoundary.tsx';
import { Header } from '../page/Header.tsx';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Toasts } from '../ui/Toasts.tsx';
import { Desk, ReplayPage, RoomPage, StartPage, TransferPage } from './pages.ts';

function UnknownPage() {
  const t = useTexts(shellTexts);
  useTitle(t('title'));
  return (
    <>
      <Header />
      <Notice title={t('link.pageUnknownTitle')} text={t('link.pageUnknownText')}>
        <Button look="primary" onClick={() => navigate(START)}>
          {t('link.toStart')}
        </Button>
      </Notice>
    </>
  );
}

function Page() {
  const route = routeOf(usePath());
  switch (route.page) {
    case 'start':
      return <StartPage />;
    case 'room':
      return <RoomPage key={route.roomId} roomId={route.roomId} />;
    case 'transfer':
      return <TransferPage token={route.token} />;
    case 'replay':
      return <ReplayPage key={route.matchId} matchId={route.matchId} />;
    case 'desk':
      return <Desk route={route} />;
    case 'unknown':
      return <UnknownPage />;
  }
}

/** The whole client. */
export function App() {
  return (
    <ErrorBoundary>
      <Toasts>
        <Suspense fallback={<Header />}>
          <Page />
        </Suspense>
      </Toasts>
    </ErrorBoundary>
  );
}
