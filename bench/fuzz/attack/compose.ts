import { umschlagOf } from '@stammtisch/kit/dealing';
import { MESSAGE_BYTES } from '../frames.ts';
import type { JsonObject } from '../json.ts';
import { command } from './commands.ts';
import { anyIntent, foreignSeatIntent, tableIntent } from './intents.ts';
import type { Kind } from './kinds.ts';
import { mutate } from './mutate.ts';
import type { Source } from './source.ts';
import { oddValue } from './values.ts';

/** Something to be sent. */
export interface Composed {
  readonly args: readonly unknown[];
  readonly asks: boolean;
}

const EVENTS = ['enter', 'command', 'intent', 'sync', 'umschlag', 'beitrag', 'log'];
const NAMES = [
  'error',
  'message',
  'join',
  'subscribe',
  'room',
  'table',
  'snapshot',
  'superseded',
  '',
  'ping',
  'admin',
  'constructor',
  '__proto__',
  'toString',
  'intent ',
  'INTENT',
];

function intentId({ random, number }: Source): string {
  return `fuzz-${number}-${random.hex(4)}`;
}

/** A right intent in its envelope, for the table that the attacker sees. */
function envelope(source: Source, intent?: unknown): JsonObject {
  const { random, mirror, scene } = source;
  const legal = mirror.legal;
  const chosen = intent ?? (legal.length > 0 && random.oneIn(2) ? random.pick(legal) : anyIntent(random));
  const matchId = mirror.matchId ?? random.pick(scene.rooms).matchId() ?? random.hex(10);
  return { matchId, intentId: intentId(source), seenSeq: mirror.seq, intent: chosen };
}

function outOfOrder(source: Source): JsonObject {
  const { random, mirror } = source;
  const off = random.pick([-1, -2, -10, -mirror.seq, 1, 2, 1000, 2 ** 40]);
  return { ...envelope(source), seenSeq: Math.max(0, mirror.seq + off) };
}

function forged(source: Source): JsonObject {
  const { random, scene } = source;
  const other = random.pick(scene.rooms);
  switch (random.below(4)) {
    case 0:
      return { ...envelope(source), matchId: other.matchId() ?? random.hex(10), seenSeq: other.seq() };
    case 1:
      return envelope(source, tableIntent(random));
    case 2:
      return envelope(source, foreignSeatIntent(random));
    default:
      return { ...envelope(source), matchId: random.hex(10) };
  }
}

function replayed(source: Source): JsonObject {
  const { random, scene, mirror } = source;
  if (scene.recorded.length === 0) return envelope(source);
  const message = { ...random.pick(scene.recorded) };
  switch (random.below(4)) {
    case 0:
      return message;
    case 1:
      return { ...message, intentId: intentId(source) };
    case 2:
      return { ...message, intentId: intentId(source), seenSeq: mirror.seq };
    default:
      return { ...message, matchId: mirror.matchId ?? random.hex(10), seenSeq: mirror.seq };
  }
}

/** A seat stays where it plays: it enters no other room that there is. */
function enter(source: Source): JsonObject {
  const { random, role, roomId, scene } = source;
  const known = role === 'seat' ? roomId : random.pick(scene.rooms).roomId;
  const wanted = random.pick<unknown>([known, known, 'zzzzzzzzzzzzzz', `table:${source.mirror.matchId}:0`]);
  return random.oneIn(2) ? { roomId: wanted } : { roomId: mutate('zzzzzzzzzzzzzz', random) };
}

function sync({ random, mirror }: Source): unknown {
  const right = { matchId: mirror.matchId ?? random.hex(10), cause: random.pick(['gap', 'wake']) };
  return random.oneIn(3) ? right : mutate(right, random);
}

/** For the deal that is on, or the one before or after it; of this match, or another. */
function someDeal({ random, mirror, scene }: Source): { readonly matchId: string; readonly deal: number } {
  const deal = Number(mirror.section('mischung')?.deal ?? random.below(9));
  const own = mirror.matchId ?? random.hex(10);
  const matchId = random.oneIn(4) ? (random.pick(scene.rooms).matchId() ?? own) : own;
  return { matchId, deal: Math.max(0, deal + random.pick([0, 0, 0, 1, -1])) };
}

/** A hash of nothing, one that another seat has deposited, or one for bytes that everybody can guess. */
function umschlag(source: Source): unknown {
  const { random, mirror } = source;
  const where = someDeal(source);
  const mischung = mirror.section('mischung');
  const seen = Array.isArray(mischung?.umschlaege) ? mischung.umschlaege : [];
  const commitment = String(mischung?.commitment ?? '');
  const dealing = { algorithm: 'chacha20-v2', ...where } as const;
  const guessed = umschlagOf(dealing, commitment, random.below(4), '00'.repeat(16));
  const right = {
    ...where,
    umschlag: random.pick<unknown>([random.hex(32), guessed, random.pick([null, ...seen])]),
  };
  return random.oneIn(2) ? right : mutate(right, random);
}

function beitrag(source: Source): unknown {
  const { random } = source;
  const right = { ...someDeal(source), beitrag: random.pick([random.hex(16), '00'.repeat(16)]) };
  return random.oneIn(2) ? right : mutate(right, random);
}

function log({ random, mirror, scene }: Source): unknown {
  const known = mirror.matchId ?? random.hex(10);
  const matchId = random.oneIn(3) ? random.pick(scene.rooms).matchId() : known;
  const right = { matchId, deal: random.below(9) };
  return random.oneIn(2) ? right : mutate(right, random);
}

function joins(source: Source): readonly unknown[] {
  const { random, scene } = source;
  const { roomId, matchId } = random.pick(scene.rooms);
  const channel = `table:${matchId()}:${random.pick([0, 1, 2, 3, 'audit', 'public'])}`;
  const name = random.pick(['join', 'subscribe', 'enter', 'room', 'watch']);
  return [
    name,
    random.pick<unknown>([channel, [channel], { room: channel }, { roomId: channel }, { roomId, viewer: 0 }]),
  ];
}

/** The arguments of an event of that kind. */
function argsOf(kind: Kind, source: Source): readonly unknown[] {
  const { random } = source;
  switch (kind) {
    case 'replayed':
      return ['intent', replayed(source)];
    case 'forged':
      return ['intent', forged(source)];
    case 'outOfOrder':
      return ['intent', outOfOrder(source)];
    case 'command':
      return ['command', command(source)];
    case 'enter':
      return ['enter', enter(source)];
    case 'sync':
      return ['sync', sync(source)];
    case 'umschlag':
      return ['umschlag', umschlag(source)];
    case 'beitrag':
      return ['beitrag', beitrag(source)];
    case 'log':
      return ['log', log(source)];
    case 'names':
      return [random.pick(NAMES), oddValue(random), envelope(source)].slice(0, 1 + random.below(3));
    case 'joins':
      return joins(source);
    case 'oversized':
      return ['intent', { ...envelope(source), filler: 'x'.repeat(MESSAGE_BYTES + random.below(50_000)) }];
    case 'noAnswer':
      return [random.pick(EVENTS), random.oneIn(2) ? envelope(source) : oddValue(random)];
    default:
      return ['intent', mutate(envelope(source), random)];
  }
}

/** An event of that kind, and whether it asks for an answer. */
export function compose(kind: Kind, source: Source): Composed {
  return { args: argsOf(kind, source), asks: kind !== 'noAnswer' };
}
