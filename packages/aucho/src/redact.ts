import { type OfType, ownHandOnly, type Viewer } from '@stammtisch/kit';
import type { AuchoEvent } from './events.ts';

/** AU-6: one's own nine, and the bottom card of the Lukas. */
function redactDeal(
  { type, dealer, hands, lukas }: OfType<AuchoEvent, 'gegeben'>,
  viewer: Viewer,
): AuchoEvent {
  return {
    type,
    dealer,
    hands: ownHandOnly(hands, viewer),
    lukas: lukas.map((card, i) => (i === lukas.length - 1 ? card : null)),
  };
}

/** AU-13: a sealed answer is its giver's alone; that they have answered is not. */
function redactAnswer(event: OfType<AuchoEvent, 'geantwortet'>, viewer: Viewer): AuchoEvent {
  if (event.sealed !== true || event.seat === viewer) return event;
  return { type: event.type, seat: event.seat, answer: null, sealed: true };
}

/** AU-26: others see that a seat shows, and the points of its best Weis. */
function redactWeise(event: OfType<AuchoEvent, 'gewiesen'>, viewer: Viewer): AuchoEvent {
  if (event.seat === viewer) return event;
  return { type: event.type, seat: event.seat, weise: null, best: event.best };
}

/**
 * The event as the viewer may see it; no event of Aucho is hidden as such. An audit sees it whole (it is for deals
 * that are over); a seat and the public see cards only as AU-6, AU-7 and AU-26 let them.
 */
export function redact(event: AuchoEvent, viewer: Viewer): AuchoEvent {
  if (viewer === 'audit') return event;
  switch (event.type) {
    case 'gegeben':
      return redactDeal(event, viewer);
    case 'geantwortet':
      return redactAnswer(event, viewer);
    case 'gewiesen':
      return redactWeise(event, viewer);
    case 'gezogen':
    case 'vierUnderAngemeldet':
    case 'trumpfGemacht':
    case 'kehrVerlangt':
    case 'gepasst':
    case 'aufgedeckt':
    case 'geraubt':
    case 'lukasGenommen':
    case 'fortGesagt':
    case 'strafe':
    case 'gespielt':
    case 'stoeckGezaehlt':
    case 'stichGewonnen':
    case 'weisGezaehlt':
    case 'spielGewertet':
    case 'partieBeendet':
      return event;
  }
}
