import { isSeat, type Seat } from '@stammtisch/kit';
import type { Replay, ReplayDeal, ReplayView, RoomView, SeatView } from '@stammtisch/protocol';
import type { TableState } from '../connection/types.ts';

/** The seat through whose eyes a view is; null if through nobody's. */
export function seatOf(view: ReplayView): Seat | null {
  const seat = Number(view);
  return view !== 'open' && isSeat(seat) ? seat : null;
}

/** The table as it was after an entry: each section as it was told last by then. */
export function tableAt(replay: Replay, deal: ReplayDeal, seq: number): TableState {
  const view = { ...deal.before };
  for (const step of deal.steps) if (step.seq <= seq) Object.assign(view, step.view);
  const { matchId, game, names, direction } = replay;
  return {
    ...{ matchId, game, names: [...names], direction, seq, view },
    ...{ seat: seatOf(deal.view), paused: false, remainingMs: null },
  };
}

/** A room in which those who played sit; all else of it does not matter to a table that is only seen. */
export function roomOf({ matchId, game, names, options }: Replay): RoomView {
  const sitting = (name: string): SeatView => ({ kind: 'player', name, connected: true, host: false });
  const [a, b, c, d] = names;
  return {
    ...{ roomId: '', game, options, patience: { zugzeit: 0, abwesenheit: 0 } },
    seats: [sitting(a), sitting(b), sitting(c), sitting(d)],
    ...{ spectators: [], watching: 0, standings: [], closed: null },
    you: { seat: null, host: false, asks: null, answers: [false, false, false, false], seatWentTo: null },
    asks: [],
    match: { matchId, over: false },
  };
}
