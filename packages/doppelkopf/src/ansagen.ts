import { type Decision, refuse, type Seat } from '@stammtisch/kit';
import type { DoppelkopfEvent, Party } from './events.ts';
import { ANSAGEN, type Ansage } from './intents.ts';
import type { DoppelkopfOptions } from './options.ts';
import { partyOf } from './parties.ts';
import type { DoppelkopfRefusal } from './refusals.ts';
import type { Contract, DoppelkopfState, SpielStage } from './state.ts';
import { trickNumber, turnOf, whyNoPlay } from './trick.ts';

/** An Absage says how little the other party will get (DK-23). */
export type Absage = Exclude<Ansage, 're' | 'kontra'>;

/** The level of an announcement, which is the trick that it belongs to (DK-17). */
const LEVEL: Readonly<Record<Ansage, number>> = {
  re: 1,
  kontra: 1,
  keine90: 2,
  keine60: 3,
  keine30: 4,
  schwarz: 5,
};

/** Whether it is an Absage, and not Re or Kontra. */
export function isAbsage(ansage: Ansage): ansage is Absage {
  return LEVEL[ansage] > 1;
}

/** By how many tricks a Hochzeit puts the announcements off; null while there may be none (DK-19). */
function delayOf(contract: Contract): number | null {
  if (contract.kind !== 'hochzeit') return 0;
  return contract.klaerung === null ? null : contract.klaerung.trick;
}

/** Whether this level may be announced in this trick, whoever says it (DK-17, DK-19). */
function inTime(ansage: Ansage, stage: SpielStage, options: DoppelkopfOptions): boolean {
  const delay = delayOf(stage.contract);
  if (delay === null) return false;
  const due = LEVEL[ansage] + delay;
  const now = trickNumber(stage);
  return options.ansageFrist === 'exact' ? now === due : now > delay && now <= due;
}

/** All levels that a party has announced (DK-18). */
function levelsOf(stage: SpielStage, party: Party): ReadonlySet<number> {
  const own = stage.play.ansagen.filter((made) => partyOf(stage.contract, made.seat) === party);
  return new Set(own.map((made) => LEVEL[made.ansage]));
}

/** Whether the party of the seat may say this as far as the ladder goes: each once, and the one before it (DK-18). */
function onLadder(ansage: Ansage, stage: SpielStage, seat: Seat, options: DoppelkopfOptions): boolean {
  const party = partyOf(stage.contract, seat);
  if (party === null || (!isAbsage(ansage) && ansage !== party)) return false;
  const said = levelsOf(stage, party);
  const level = LEVEL[ansage];
  if (said.has(level)) return false;
  return level === 1 || !options.ansageLeiter || said.has(level - 1);
}

/**
 * Whether the seat may announce this now, before it lays a card (DK-17 … DK-19); null if so. `notNow` outside play, `notYourTurn`, and
 * `noAnsage` for every other reason alike, so that no refusal tells a party (DK-13).
 */
function whyNoAnsage(state: DoppelkopfState, seat: Seat, ansage: Ansage): DoppelkopfRefusal | null {
  const why = whyNoPlay(state, seat);
  if (why !== null || state.stage.phase !== 'spiel') return why;
  const { stage, options } = state;
  return inTime(ansage, stage, options) && onLadder(ansage, stage, seat, options) ? null : 'noAnsage';
}

/** All that the seat may announce now, in the order of the ladder (DK-17 … DK-19). */
export function possibleAnsagen(state: DoppelkopfState, seat: Seat): readonly Ansage[] {
  const { stage, options } = state;
  if (stage.phase !== 'spiel' || seat !== turnOf(stage)) return [];
  return ANSAGEN.filter((ansage) => inTime(ansage, stage, options) && onLadder(ansage, stage, seat, options));
}

/** Decides an announcement (DK-17 … DK-20). Refuses as `whyNoAnsage` says. */
export function decideAnsage(
  state: DoppelkopfState,
  seat: Seat,
  ansage: Ansage,
): Decision<DoppelkopfEvent, DoppelkopfRefusal> {
  const why = whyNoAnsage(state, seat, ansage);
  if (why !== null) return refuse(why);
  if (state.stage.phase !== 'spiel') return refuse('notNow');
  return { ok: true, events: [{ type: 'angesagt', seat, ansage, trick: trickNumber(state.stage) }] };
}
