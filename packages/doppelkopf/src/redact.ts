import { type OfType, ownHandOnly, type Viewer } from '@stammtisch/kit';
import type { DoppelkopfEvent } from './events.ts';

/** DK-6: one's own twelve. */
function redactDeal(
  { type, dealer, hands }: OfType<DoppelkopfEvent, 'gegeben'>,
  viewer: Viewer,
): DoppelkopfEvent {
  return { type, dealer, hands: ownHandOnly(hands, viewer) };
}

/** DK-9: what a seat answered is its own; `hochzeitAngesagt` says it to all, or nothing ever does. */
function redactAnswer(event: OfType<DoppelkopfEvent, 'geantwortet'>, viewer: Viewer): DoppelkopfEvent {
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
