import type { DoppelkopfView } from '@stammtisch/doppelkopf';
import type { Seat, Tagged } from '@stammtisch/kit';
import { ansagen } from './ansagen.ts';
import { fragen } from './fragen.ts';
import { klopfen } from './klopfen.ts';
import { asDoppelkopfView, firstLegal, isAwaited } from './readView.ts';
import { spielen } from './spielen.ts';

/** What the phase asks of the seat. */
function answer(view: DoppelkopfView, seat: Seat): Tagged | null {
  switch (view.deal.phase) {
    case 'fragen':
      return fragen(view);
    case 'spiel':
      return ansagen(view, seat) ?? spielen(view, seat);
    case 'bereit':
    case 'ende':
      return null;
  }
}

/**
 * The computer's player of Doppelkopf. It knocks, also out of turn, and announces before it lays a card; once done
 * neither is legal any more, so it cannot go on forever. When the table waits for the seat it always answers.
 */
export function doppelkopfBot(raw: object, seat: Seat): Tagged | null {
  const view = asDoppelkopfView(raw);
  if (view.legal.length === 0) return null;
  const knock = klopfen(view, seat);
  if (knock !== null) return knock;
  if (!isAwaited(view, seat)) return null;
  return answer(view, seat) ?? firstLegal(view);
}
