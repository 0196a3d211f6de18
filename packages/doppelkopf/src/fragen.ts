import { type Decision, refuse, SEATS, type Seat, type Suit } from '@stammtisch/kit';
import { holdsBothAces } from './cards.ts';
import type { DoppelkopfEvent } from './events.ts';
import type { DoppelkopfRefusal } from './refusals.ts';
import type { DoppelkopfState, FragenStage } from './state.ts';

/** Whether the seat is being asked (DK-8); null if so. `notNow` outside the asking, `notYourTurn` for the others. */
export function whyNoAnswer(state: DoppelkopfState, seat: Seat): DoppelkopfRefusal | null {
  const { stage } = state;
  if (stage.phase !== 'fragen') return 'notNow';
  return seat === stage.turn ? null : 'notYourTurn';
}

/** Whether the seat may answer `hochzeit` (DK-9); null if so. As `whyNoAnswer`, then `noHochzeit` without both Kreuz-Asse. */
export function whyNoHochzeit(state: DoppelkopfState, seat: Seat): DoppelkopfRefusal | null {
  const why = whyNoAnswer(state, seat);
  if (why !== null || state.stage.phase !== 'fragen') return why;
  return holdsBothAces(state.stage.deal.dealt[seat]) ? null : 'noHochzeit';
}

/** Decides `solo` (DK-8): it ends the asking. Refuses as `whyNoAnswer` says. */
export function decideSolo(
  state: DoppelkopfState,
  seat: Seat,
  suit: Suit,
): Decision<DoppelkopfEvent, DoppelkopfRefusal> {
  const why = whyNoAnswer(state, seat);
  return why === null ? { ok: true, events: [{ type: 'soloAngesagt', seat, suit }] } : refuse(why);
}

/** Who answered `hochzeit`, with the answer that comes in now; null if nobody (DK-9). */
function brideOf(stage: FragenStage, seat: Seat, answer: 'gesund' | 'hochzeit'): Seat | null {
  if (answer === 'hochzeit') return seat;
  return SEATS.find((other) => stage.deal.answers[other] === 'hochzeit') ?? null;
}

/**
 * Decides an answer without a Solo (DK-8). The last of the four makes a sealed Hochzeit public (DK-9). Refuses as
 * `whyNoAnswer` and `whyNoHochzeit` say.
 */
export function decideAnswer(
  state: DoppelkopfState,
  seat: Seat,
  answer: 'gesund' | 'hochzeit',
): Decision<DoppelkopfEvent, DoppelkopfRefusal> {
  const why = answer === 'hochzeit' ? whyNoHochzeit(state, seat) : whyNoAnswer(state, seat);
  if (why !== null) return refuse(why);
  const { stage } = state;
  if (stage.phase !== 'fragen') return refuse('notNow');
  const answered: DoppelkopfEvent = { type: 'geantwortet', seat, answer };
  const bride = seat === stage.deal.dealer ? brideOf(stage, seat, answer) : null;
  const events: DoppelkopfEvent[] =
    bride === null ? [answered] : [answered, { type: 'hochzeitAngesagt', seat: bride }];
  return { ok: true, events };
}
