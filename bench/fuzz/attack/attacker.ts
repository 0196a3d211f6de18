import { setTimeout as delay } from 'node:timers/promises';
import { Random } from '@stammtisch/kit/testing/random';
import type { Connection } from '../connection.ts';
import { frameOf, jsonText } from '../frames.ts';
import { isObject, parsed } from '../json.ts';
import type { Visitor } from '../people/visitor.ts';
import type { Verdict } from '../verdict.ts';
import type { Witness } from '../witness/witness.ts';
import { AnswerCheck } from './answers.ts';
import { binaryFrames, brokenFrame } from './broken.ts';
import { type Composed, compose } from './compose.ts';
import { handshake } from './handshake.ts';
import type { HttpAttack } from './http.ts';
import { KINDS, type Kind } from './kinds.ts';
import type { Role, Scene } from './scene.ts';
import type { Source } from './source.ts';

/** So many answers may be outstanding on a connection. */
const PIPELINE = 48;
/** An answer that has not come after so long never will. */
const ANSWER_MS = 30_000;
/** A message of so many characters cannot be an intent that is accepted. */
const INTENT_CHARACTERS = 900;
/** Stretches of messages, of which one in so many is a flood: the same message again and again, without waiting. */
const STRETCH = 1024;
const FLOODS = 20;

const HANDLED = new Set(['enter', 'command', 'intent', 'sync', 'umschlag', 'beitrag', 'log']);

export interface AttackServices {
  readonly seed: string;
  readonly scene: Scene;
  readonly verdict: Verdict;
  readonly witness: Witness;
  readonly http: HttpAttack;
}

/** One of those who send what nobody should. */
export class Attacker {
  readonly #visitor: Visitor;
  readonly #role: Role;
  readonly #services: AttackServices;
  readonly #check: AnswerCheck;
  #flood: { readonly stretch: number; readonly composed: Composed } | null = null;

  constructor(visitor: Visitor, role: Role, services: AttackServices) {
    this.#visitor = visitor;
    this.#role = role;
    this.#services = services;
    this.#check = new AnswerCheck(services.verdict, services.witness, services.scene);
  }

  /** Sends the messages of these numbers. */
  async run(numbers: Iterable<number>): Promise<void> {
    const { verdict } = this.#services;
    for (const number of numbers) {
      if (verdict.failed) return;
      if (!(await this.#ready())) return verdict.violate('a connection is not let in any more', number);
      await this.#send(number);
    }
    await this.#drained(0);
  }

  async #ready(): Promise<boolean> {
    for (let tries = 0; tries < 10; tries++) {
      if (await this.#visitor.ready()) return true;
      await delay(50);
    }
    return false;
  }

  async #send(number: number): Promise<void> {
    const { seed, verdict, scene, http } = this.#services;
    const random = new Random(seed, number);
    const flood = this.#floodAt(number);
    const kind = flood === null ? random.weighted(KINDS) : 'flood';
    verdict.sent(kind, number);
    const { connection, mirror, roomId, person } = this.#visitor;
    if (connection === null) return;
    connection.lastSent = number;
    const source: Source = { random, number, role: this.#role, roomId, mirror, scene };
    switch (kind) {
      case 'http':
        return http.send(random, number, person);
      case 'handshake':
        return handshake({ visitor: this.#visitor, random, number, verdict });
      case 'broken':
        return this.#break(connection, [brokenFrame(random)]);
      case 'binary':
        return this.#break(connection, binaryFrames(random, compose('mutated', source).args, 1e9 + number));
      case 'flood':
        return this.#event(connection, number, flood ?? compose('mutated', source));
      case 'oversized':
        await this.#drained(0);
        this.#event(connection, number, compose(kind, source));
        return this.#drained(0);
      default:
        this.#event(connection, number, compose(kind, source));
        return this.#drained(PIPELINE);
    }
  }

  /** What is sent all through a stretch that is a flood; null in the others. */
  #floodAt(number: number): Composed | null {
    const { seed, scene } = this.#services;
    const stretch = Math.floor(number / STRETCH);
    const random = new Random(seed, 'stretch', stretch);
    if (!random.oneIn(FLOODS)) return null;
    if (this.#flood?.stretch === stretch) return this.#flood.composed;
    const { mirror, roomId } = this.#visitor;
    const kind: Kind = random.pick(['mutated', 'replayed', 'sync', 'outOfOrder', 'umschlag', 'beitrag']);
    const composed = compose(kind, { random, number, role: this.#role, roomId, mirror, scene });
    this.#flood = { stretch, composed };
    return composed;
  }

  #event(connection: Connection, number: number, { args, asks }: Composed): void {
    const json = jsonText(args);
    // As the server will read it: what was put in verbatim, keys twice and so on.
    const [name, message] = listOf(json);
    const handled = typeof name === 'string' && HANDLED.has(name);
    if (name === 'intent') this.#sentIntent(message);
    if (name === 'umschlag' || name === 'beitrag') this.#sentBytes(message);
    if (!asks || !handled) {
      // Nobody answers, but an id is given all the same where an answer is asked for.
      if (name === 'enter') connection.rooms.add(roomOf(message));
      connection.send(frameOf(json, asks ? 1e9 + number : null));
      return;
    }
    const asked = { visitor: this.#visitor, connection, role: this.#role, number, name, message };
    if (name === 'enter') this.#visitor.entering(connection, roomOf(message));
    const id = connection.expect(json, (answer) => this.#check.take(asked, answer));
    connection.send(frameOf(json, id));
  }

  #sentIntent(message: unknown): void {
    if (!isObject(message) || !isObject(message.intent) || typeof message.intentId !== 'string') return;
    if (JSON.stringify(message).length > INTENT_CHARACTERS) return;
    const { playerId } = this.#visitor.person;
    this.#services.witness.origins.sent(playerId, message.intentId, message.intent);
  }

  #sentBytes(message: unknown): void {
    if (!isObject(message)) return;
    const { playerId } = this.#visitor.person;
    this.#services.witness.origins.offered(playerId, message.umschlag ?? message.beitrag);
  }

  /** After what may break a connection, another one is opened; first all that is due is answered, or never will be. */
  async #break(connection: Connection, frames: readonly (string | Uint8Array)[]): Promise<void> {
    await this.#drained(0);
    for (const frame of frames) connection.send(frame);
    for (let waited = 0; waited < 6 && !connection.closed; waited++) await delay(5);
    connection.terminate();
    while (!connection.closed) await delay(1);
  }

  async #drained(most: number): Promise<void> {
    const began = Date.now();
    const { connection } = this.#visitor;
    while (connection !== null && !connection.closed && connection.outstanding > most) {
      if (Date.now() - began > ANSWER_MS) {
        return this.#services.verdict.violate(
          `never answered: ${connection.unanswered.slice(0, 600)}`,
          connection.lastSent,
        );
      }
      await delay(1);
    }
  }
}

function listOf(json: string): readonly unknown[] {
  const list = parsed(json);
  return Array.isArray(list) ? list : [];
}

function roomOf(message: unknown): string {
  return isObject(message) && typeof message.roomId === 'string' ? message.roomId : '';
}
