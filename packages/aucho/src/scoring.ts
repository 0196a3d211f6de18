import { type BySeat, bySeat, type Seat, tricksWon } from '@stammtisch/kit';
import { HAND_SIZE } from './cards.ts';
import type { DealKind, DealResult, Side } from './events.ts';
import type { AuchoOptions } from './options.ts';
import { sideOf } from './players.ts';
import type { SpielStage } from './state.ts';
import { LAST_TRICK_POINTS } from './trumpOrder.ts';
import type { DealReport } from './view.types.ts';

type Steps = NonNullable<DealReport['steps']>;
type BySide = Readonly<Record<Side, number>>;

const NOBODY: BySeat<number> = [0, 0, 0, 0];

function onSide(side: Side | null, points: number): BySide {
  return {
    declarer: side === 'declarer' ? points : 0,
    opponents: side === 'opponents' ? points : 0,
  };
}

function trickPoints(stage: SpielStage): BySide {
  const sum = { declarer: 0, opponents: 0 };
  for (const trick of stage.play.tricks) sum[sideOf(trick.winner, stage.contract.declarer)] += trick.points;
  return sum;
}

/** The side that took all nine tricks; null if both took some (AU-28). */
function matchSide(stage: SpielStage): Side | null {
  const { declarer } = stage.contract;
  const own = tricksWon(stage.play.tricks, declarer);
  if (own === HAND_SIZE) return 'declarer';
  return own === 0 ? 'opponents' : null;
}

/** The points of both sides, step by step, once nine tricks are played (AU-28). `tricks` is without the 5. */
export function stepsOf(stage: SpielStage, options: AuchoOptions): Steps {
  const { play, contract } = stage;
  const last = play.tricks[play.tricks.length - 1];
  const lastTrick = last === undefined ? null : sideOf(last.winner, contract.declarer);
  const all = trickPoints(stage);
  const five = onSide(lastTrick, LAST_TRICK_POINTS);
  const { weis, stoeck } = play;
  return {
    tricks: { declarer: all.declarer - five.declarer, opponents: all.opponents - five.opponents },
    lastTrick,
    weis: onSide(weis?.side ?? null, weis?.points ?? 0),
    stoeck: onSide(stoeck && sideOf(stoeck.seat, contract.declarer), stoeck?.points ?? 0),
    match: onSide(matchSide(stage), options.matchBonus),
  };
}

function totalOf(steps: Steps, side: Side): number {
  const five = steps.lastTrick === side ? LAST_TRICK_POINTS : 0;
  return steps.tricks[side] + five + steps.weis[side] + steps.stoeck[side] + steps.match[side];
}

/** What a deal writes (AU-30). */
interface Written {
  readonly striche: BySeat<number>;
  readonly haerdoepfel: BySeat<number>;
}

/** AU-30, rows 1 and 2: the dealer inherits, or shares the loss. */
function writeHandGame(won: boolean, declarer: Seat, dealer: Seat, options: AuchoOptions): Written {
  if (won) {
    const heirs = bySeat((seat) => (seat === declarer || seat === dealer ? 2 : 0));
    return { striche: heirs, haerdoepfel: NOBODY };
  }
  const dealerToo = options.geberHaerdoepfel ? 1 : 0;
  return {
    striche: bySeat((seat) => (seat === declarer || seat === dealer ? 0 : options.verlustStriche)),
    haerdoepfel: bySeat((seat) => (seat === declarer ? 1 : seat === dealer ? dealerToo : 0)),
  };
}

/** AU-30: a Lukas game, the dealer against all. */
function writeLukasGame(won: boolean, dealer: Seat): Written {
  return {
    striche: bySeat((seat) => (seat === dealer ? (won ? 4 : 0) : won ? 0 : 1)),
    haerdoepfel: bySeat((seat) => (seat === dealer && !won ? 2 : 0)),
  };
}

/** The result of a deal of which all nine tricks are played (AU-28 … AU-30). */
export function playResult(stage: SpielStage, options: AuchoOptions): DealResult {
  const { contract, deal } = stage;
  const steps = stepsOf(stage, options);
  const declarerPoints = totalOf(steps, 'declarer');
  const opponentPoints = totalOf(steps, 'opponents');
  const won = declarerPoints > opponentPoints; // AU-29: equal is lost
  const { kind, declarer, trump: suit } = contract;
  const written =
    kind === 'lukas' ? writeLukasGame(won, declarer) : writeHandGame(won, declarer, deal.dealer, options);
  return { kind, declarer, suit, declarerPoints, opponentPoints, won, ...written };
}

function unplayed(kind: DealKind, declarer: Seat | null, written: Written): DealResult {
  return { kind, declarer, suit: null, declarerPoints: null, opponentPoints: null, won: null, ...written };
}

/** The result of a Kehr that nobody stopped (AU-15, option `kehrGegner`). */
export function kehrVerfallen(demander: Seat, dealer: Seat, options: AuchoOptions): DealResult {
  const dealerToo = options.kehrGegner === 'all' ? 1 : 0;
  return unplayed('kehrVerfallen', demander, {
    striche: bySeat((seat) => (seat === demander ? 0 : seat === dealer ? dealerToo : 1)),
    haerdoepfel: bySeat((seat) => (seat === demander ? 1 : 0)),
  });
}

/** The result of a deal that nobody wanted: nothing is written (AU-18). */
export function fortGesagt(): DealResult {
  return unplayed('fort', null, { striche: NOBODY, haerdoepfel: NOBODY });
}
