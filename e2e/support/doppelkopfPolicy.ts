import type { Click, Offer, Policy } from './player.ts';

/** What happens in which deal of the match: arranged by the seed of the test. */
export interface Arrangement {
  /** In which deal somebody holds both Kreuz-Asse and marries. */
  readonly hochzeitIn: number;
  /** In which deal Vorhand plays a Solo. */
  readonly soloIn: number;
  /** In which deal Re announces itself, and keine 90 after that. */
  readonly ansagenIn: number;
  /** In which deal whoever is on turn first knocks. */
  readonly klopfenIn: number;
}

const STRENGTH = 'ATKQJ9';

function strongestCard({ cards }: Offer): Click {
  const [card] = [...cards].sort((a, b) => STRENGTH.indexOf(a[1] ?? '') - STRENGTH.indexOf(b[1] ?? ''));
  if (card === undefined) throw new Error('nothing to click');
  return { card };
}

/** A way to play Doppelkopf in which all that is arranged happens, each in its deal. */
export function doppelkopfPolicy(arrangement: Arrangement): Policy {
  let deal = 0;
  let played = true;
  let solo = false;
  let knocked = false;
  const firstOf = ({ actions }: Offer, ...wanted: string[]): Click | null => {
    const action = wanted.find((candidate) => actions.includes(candidate));
    return action === undefined ? null : { action };
  };
  const asked = (offer: Offer): Click => {
    if (deal === arrangement.klopfenIn && !knocked && offer.actions.includes('klopfen')) {
      knocked = true;
      return { action: 'klopfen' };
    }
    if (deal === arrangement.soloIn && !solo) {
      solo = true;
      return { action: 'solo:H' };
    }
    return (deal === arrangement.hochzeitIn ? firstOf(offer, 'hochzeit') : null) ?? { action: 'gesund' };
  };
  return (offer) => {
    if (offer.phase === 'fragen') {
      if (played) deal++;
      played = false;
      return asked(offer);
    }
    played = true;
    const said = deal === arrangement.ansagenIn ? firstOf(offer, 'ansage:re', 'ansage:keine90') : null;
    return said ?? strongestCard(offer);
  };
}
