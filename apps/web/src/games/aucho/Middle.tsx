import type { AuchoView } from '@stammtisch/aucho';
import { useLinger } from '../../table/shell/useLinger.ts';
import { TrickArea } from '../../table/trick/TrickArea.tsx';
import type { TrickShow } from '../../table/trick/useTrickShow.ts';
import { Draws } from './Draws.tsx';
import { KehrRow } from './KehrRow.tsx';

/** How long the last drawn cards stay, though the first deal may already have begun. */
const DRAWS_MS = 3000;

/** Whether the drawing is to be seen: until the first deal, and a little into its bidding. */
function drawing(view: AuchoView, justDrawn: boolean): boolean {
  const { number, phase } = view.deal;
  if (view.draws.length === 0) return false;
  if (phase === 'bereit') return number <= 1;
  return phase === 'bieten' && number === 1 && justDrawn;
}

/** The middle of the mat: the drawing for the dealer, the Kehr, or the trick. */
export function Middle({ view, show }: { view: AuchoView; show: TrickShow }) {
  const justDrawn = useLinger(view.draws.length, DRAWS_MS);
  if (drawing(view, justDrawn)) return <Draws draws={view.draws} />;
  return (
    <>
      {view.lukas && (view.deal.phase === 'kehr' || view.lukas.open.length > 0) ? (
        <KehrRow open={view.lukas.open} running={view.deal.phase === 'kehr'} />
      ) : null}
      <TrickArea show={show} />
    </>
  );
}
