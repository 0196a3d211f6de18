import type { DeskRoute } from '../browser/router.ts';
import { Header } from '../page/Header.tsx';
import { DeskFrame } from './DeskFrame.tsx';
import { DeskOff } from './DeskOff.tsx';
import { DeskRoutes } from './DeskRoutes.tsx';
import { DeskContext } from './deskContext.ts';
import { Login } from './Login.tsx';
import { FailureNotice } from './parts/FailureNotice.tsx';
import { useAdminSession } from './useAdminSession.ts';

/** The desk of whoever is logged in; the log-in for all others, at the same address. */
export function Desk({ route }: { route: DeskRoute }) {
  const { session, failure, desk, enter, renew } = useAdminSession();
  if (session === null) {
    return (
      <>
        <Header />
        {failure ? <FailureNotice failure={failure} onAgain={renew} /> : null}
      </>
    );
  }
  if (session.state === 'off') return <DeskOff />;
  if (session.state === 'out') return <Login onEnter={enter} />;
  return (
    <DeskContext value={desk}>
      <DeskFrame at={route.at}>
        <DeskRoutes route={route} />
      </DeskFrame>
    </DeskContext>
  );
}
