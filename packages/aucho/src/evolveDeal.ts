import {
  type BySeat,
  bySeat,
  heldHands,
  type OfType,
  type Seat,
  seatAfter,
  setSeat,
  withoutCard,
} from '@stammtisch/kit';
import type { AuchoCard } from './cards.ts';
import type { AuchoEvent } from './events.ts';
import { startPlay } from './evolvePlay.ts';
import { KEHR_CARDS } from './kehr.ts';
import type { AuchoOptions } from './options.ts';
import { handPlayers } from './players.ts';
import type { Answer, Contract, Deal, Kehr, Stage } from './state.ts';
import type { Said } from './view.types.ts';

const NO_ANSWERS: BySeat<Answer | null> = [null, null, null, null];

function say(deal: Deal, seat: Seat, said: Said): Deal {
  return { ...deal, said: setSeat<Said | null>(deal.said, seat, said) };
}

/** The stage after the cards of deal `number` were given in the entry `seq`: Vorhand bids (AU-10). */
export function dealt(event: OfType<AuchoEvent, 'gegeben'>, number: number, seq: number): Stage {
  const { dealer } = event;
  const hands = heldHands(event.hands);
  const lukas = event.lukas.filter((card) => card !== null);
  const deal: Deal = {
    number,
    givenAt: seq,
    dealer,
    dealt: { hands, lukas },
    hands,
    lukas,
    said: [null, null, null, null],
    vierUnder: [false, false, false, false],
    strafen: [0, 0, 0, 0],
  };
  return { phase: 'bieten', deal, turn: seatAfter(dealer), turnAt: seq, demander: null };
}

function beginKehr(deal: Deal, demander: Seat, seq: number): Stage {
  const kehr: Kehr = { demander, open: [], answers: NO_ANSWERS, cardAt: seq, answeredAt: seq };
  return { phase: 'kehr', deal, kehr };
}

/** The stage after a bid without trump: the next seat's turn, or after the third the Kehr or the Lukas. */
function nextBid(deal: Deal, seat: Seat, demander: Seat | null, seq: number): Stage {
  const turn = seatAfter(seat);
  if (turn !== deal.dealer) return { phase: 'bieten', deal, turn, turnAt: seq, demander };
  return demander === null ? { phase: 'lukasWahl', deal, at: seq } : beginKehr(deal, demander, seq);
}

/** The stage after a pass in the bidding (AU-10). */
export function passed(stage: Stage, seat: Seat, seq: number): Stage {
  if (stage.phase !== 'bieten') return stage;
  return nextBid(say(stage.deal, seat, 'weiter'), seat, stage.demander, seq);
}

/** The stage after a Kehr was demanded; the first who did is liable (AU-11). */
export function kehrDemanded(stage: Stage, seat: Seat, seq: number, options: AuchoOptions): Stage {
  if (stage.phase !== 'bieten') return stage;
  const deal = say(stage.deal, seat, 'kehr');
  const demander = stage.demander ?? seat;
  return options.kehrTiming === 'immediate'
    ? beginKehr(deal, demander, seq)
    : nextBid(deal, seat, demander, seq);
}

/** The stage after the next card of the Lukas was turned over: it waits for three answers (AU-12, AU-13). */
export function turned(stage: Stage, card: AuchoCard, seq: number): Stage {
  if (stage.phase !== 'kehr' || stage.kehr.open.length >= KEHR_CARDS) return stage;
  const open = [...stage.kehr.open, { card, robbed: null }];
  return { ...stage, kehr: { ...stage.kehr, open, answers: NO_ANSWERS, cardAt: seq } };
}

/** The stage after an answer to the current card. Sealed ones are heard when all are in (AU-13). */
export function answered(
  stage: Stage,
  event: OfType<AuchoEvent, 'geantwortet'>,
  seq: number,
  options: AuchoOptions,
): Stage {
  if (stage.phase !== 'kehr' || event.answer === null) return stage;
  const answers = setSeat<Answer | null>(stage.kehr.answers, event.seat, event.answer);
  const heard = options.haltVorrecht === 'first' ? setSeat(NO_ANSWERS, event.seat, event.answer) : answers;
  const sealed =
    options.haltVorrecht === 'seat' && handPlayers(stage.deal.dealer).some((seat) => answers[seat] === null);
  const said = sealed ? stage.deal.said : bySeat((seat) => heard[seat] ?? stage.deal.said[seat]);
  return {
    phase: 'kehr',
    deal: { ...stage.deal, said },
    kehr: { ...stage.kehr, answers, answeredAt: seq },
  };
}

/** The stage after a card was robbed: the Six lies in its place (AU-14). */
export function robbed(stage: Stage, event: OfType<AuchoEvent, 'geraubt'>): Stage {
  if (stage.phase !== 'kehr' && stage.phase !== 'spiel') return stage;
  const { seat, card, six } = event;
  const swap = (kehr: Kehr): Kehr => ({
    ...kehr,
    open: kehr.open.map((open) => (open.card === card ? { card: six, robbed: { seat, card } } : open)),
  });
  const hand = [...withoutCard(stage.deal.hands[seat], six), card];
  const deal: Deal = {
    ...stage.deal,
    hands: setSeat<readonly AuchoCard[]>(stage.deal.hands, seat, hand),
    lukas: stage.deal.lukas.map((other) => (other === card ? six : other)),
  };
  if (stage.phase === 'kehr') return { phase: 'kehr', deal, kehr: swap(stage.kehr) };
  const { contract } = stage;
  if (contract.kind !== 'kehr') return { ...stage, deal };
  return { ...stage, deal, contract: { ...contract, kehr: swap(contract.kehr) } };
}

/** The stage after the dealer took the Lukas: the nine are their hand (AU-17). */
export function taken(stage: Stage, seq: number): Stage {
  if (stage.phase !== 'lukasWahl') return stage;
  const { dealer, hands, lukas } = stage.deal;
  const said = say(stage.deal, dealer, 'lukas');
  return {
    phase: 'lukasTrumpf',
    deal: { ...said, hands: setSeat(hands, dealer, lukas), lukas: [] },
    at: seq,
  };
}

function contractOf(stage: Stage, event: OfType<AuchoEvent, 'trumpfGemacht'>, at: number): Contract | null {
  const base = { declarer: event.seat, trump: event.suit, at };
  switch (stage.phase) {
    case 'bieten':
      return { kind: 'hand', ...base };
    case 'kehr':
      return { kind: 'kehr', ...base, kehr: stage.kehr };
    case 'lukasTrumpf':
      return { kind: 'lukas', ...base, takenAt: stage.at };
    default:
      return null;
  }
}

/** The stage after trump was made in whatever way: play begins (AU-10, AU-13, AU-17, AU-19). */
export function trumpMade(
  stage: Stage,
  event: OfType<AuchoEvent, 'trumpfGemacht'>,
  seq: number,
  options: AuchoOptions,
): Stage {
  const contract = contractOf(stage, event, seq);
  if (contract === null || stage.phase === 'bereit' || stage.phase === 'ende') return stage;
  // A caller in a Kehr has already been heard to say Halt.
  const deal = contract.kind === 'kehr' ? stage.deal : say(stage.deal, event.seat, 'trumpf');
  const vorhand = options.ausspiel === 'declarer' ? event.seat : seatAfter(deal.dealer);
  return startPlay(deal, contract, vorhand, seq);
}
