import { bySeat, type Viewer } from '@stammtisch/kit';
import type { DoppelkopfEvent } from './events.ts';

type Of<T extends DoppelkopfEvent['type']> = Extract<DoppelkopfEvent, { type: T }>;

/** DK-6: one's own twelve. */
function redactDeal({ type, dealer, hands }: Of<'gegeben'>, viewer: Viewer): DoppelkopfEvent {
  return { type, dealer, hands: bySeat((seat) => (seat === viewer ? hands[seat] : null)) };
}

/** DK-9: what a seat answered is its own; `hochzeitAngesagt` says it to all, or nothing ever does. */
function redactAnswer(event: Of<'geantwortet'>, viewer: Viewer): DoppelkopfEvent {
  return event.seat === viewer ? event : { type: event.type, seat: event.seat, answer: null };
}

/**
 * The event as the viewer may see it; no event of Doppelkopf is hidden as such. An audit sees it whole (it is for
 * deals that are over); a seat and the public see hands and answers only as DK-6 and DK-9 let them.
 */
export function redact(event: DoppelkopfEvent, viewer: Viewer): DoppelkopfEvent {
  if (viewer === 'audit') return event;
  switch (event.type) {
    case 'gegeben':
      return redactDeal(event, viewer);
    case 'geantwortet':
      return redactAnswer(event, viewer);
    case 'soloAngesagt':
    case 'hochzeitAngesagt':
    case 'angesagt':
    case 'geklopft':
    case 'gespielt':
    case 'stichGewonnen':
    case 'hochzeitGeklaert':
    case 'hochzeitAllein':
    case 'spielGewertet':
    case 'partieBeendet':
      return event;
  }
}
