import { SEATS, type TableState, type Tagged, type Viewer } from '../src/index.ts';
import type { TestedGame } from './play.ts';

/** Everybody who may look at a deal in play; an audit is for deals that are over. */
export const VIEWERS: readonly Viewer[] = [...SEATS, 'public'];

/** What the viewer would be answered to all that they might try. */
function answers<S extends TableState, I extends Tagged, E extends Tagged>(
  game: TestedGame<S, I, E>,
  state: S,
  viewer: Viewer,
  tried: readonly I[],
): readonly string[] {
  if (typeof viewer !== 'number') return [];
  return tried.map((intent) => {
    const decision = game.decide(state, viewer, intent);
    return decision.ok ? 'ok' : decision.code;
  });
}

/**
 * All that goes to a viewer after an entry, byte for byte, and what comes back for all that they might try. The card of
 * an automatic intent is nobody's but the server's.
 */
export function told<S extends TableState, I extends Tagged, E extends Tagged>(
  game: TestedGame<S, I, E>,
  state: S,
  events: readonly E[],
  viewer: Viewer,
  tried: readonly I[],
): string {
  const automatic = game.automatic(state);
  return JSON.stringify({
    view: game.view(state, viewer),
    events: events.map((event) => game.redact(event, viewer)),
    legal: typeof viewer === 'number' ? game.legal(state, viewer) : [],
    answers: answers(game, state, viewer, tried),
    awaited: game.awaited(state),
    opened: SEATS.map((seat) => game.openedAt(state, seat)),
    automatic: automatic === null ? null : { seat: automatic.seat, type: automatic.intent.type },
  });
}
