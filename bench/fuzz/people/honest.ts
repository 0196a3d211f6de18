import { isSeat, type Tagged } from '@stammtisch/kit';
import type { Random } from '@stammtisch/kit/testing/random';
import { GAMES, gameOf } from '../../../apps/server/src/games.ts';
import { eventFrame } from '../frames.ts';
import { isObject } from '../json.ts';
import type { Verdict } from '../verdict.ts';
import type { Witness } from '../witness/witness.ts';
import { Contribution } from './contribution.ts';
import type { Visitor } from './visitor.ts';

interface IntentMessage {
  readonly matchId: string;
  readonly intentId: string;
  readonly seenSeq: number;
  readonly intent: Tagged;
}

export interface HonestServices {
  readonly witness: Witness;
  readonly verdict: Verdict;
  /** Told of every message that an honest player sends, for others to send it again. */
  record(message: IntentMessage): void;
}

/** After a refusal, or when the server asks for patience. */
const RETRY_MS = 25;

/** Plays its seat by the rules, as chance has it, and keeps to the protocol: seq without gaps, intents resent unchanged. */
export class HonestPlayer {
  readonly visitor: Visitor;
  readonly #dice: Random;
  readonly #services: HonestServices;
  #pending: IntentMessage | null = null;
  #sending = false;
  /** Its last entry; nothing is sent before that has been told. */
  #acknowledged = { matchId: '', seq: 0 };
  #again = false;
  readonly #contribution: Contribution;
  #stopped = false;

  constructor(visitor: Visitor, dice: Random, services: HonestServices) {
    this.visitor = visitor;
    this.#dice = dice;
    this.#services = services;
    this.#contribution = new Contribution(dice);
    visitor.onChange = () => void this.#act();
  }

  stop(): void {
    this.#stopped = true;
  }

  async #act(): Promise<void> {
    this.#again = true;
    if (this.#sending || this.#stopped) return;
    this.#sending = true;
    this.#again = false;
    try {
      if (!(await this.visitor.ready())) return this.#later();
      this.#contribute();
      this.#pending ??= this.#next();
      if (this.#pending !== null) await this.#send(this.#pending);
    } finally {
      this.#sending = false;
      if (this.#again) setImmediate(() => void this.#act());
    }
  }

  #later(): void {
    setTimeout(() => void this.#act(), RETRY_MS);
  }

  /** What it does now; null while it waits. */
  #next(): IntentMessage | null {
    const { table } = this.visitor.mirror;
    if (table === null || !isSeat(table.seat) || this.#isBehind(table)) return null;
    const intent = gameOf(GAMES, table.game).random(table.view, table.seat, this.#dice);
    if (intent === null) return null;
    return { matchId: table.matchId, intentId: `honest-${this.#dice.hex(8)}`, seenSeq: table.seq, intent };
  }

  #isBehind({ matchId, seq }: { readonly matchId: string; readonly seq: number }): boolean {
    return this.#acknowledged.matchId === matchId && seq < this.#acknowledged.seq;
  }

  async #send(message: IntentMessage): Promise<void> {
    const { connection, person } = this.visitor;
    const { verdict, witness } = this.#services;
    if (connection === null) return;
    witness.origins.sent(person.playerId, message.intentId, message.intent);
    this.#services.record(message);
    verdict.honest++;
    const answer = await connection.ask('intent', message);
    // Lost with its connection: sent again unchanged on the next one.
    if (!isObject(answer)) return this.#later();
    if (answer.code === 'tooFast' || answer.code === 'superseded') return this.#later();
    this.#pending = null;
    if (answer.ok !== true) return this.#later();
    const { matchId, intentId } = message;
    const seq = Number(answer.seq);
    this.#acknowledged = { matchId, seq };
    witness.accepted({ playerId: person.playerId, matchId, intentId, seq });
  }

  /** Adds its bytes to the deal that is sealed: their hash, and themselves once all hashes are taken down; each once. */
  #contribute(): void {
    const { mirror, connection, person } = this.visitor;
    const due = this.#contribution.due(mirror);
    if (due === null || connection === null) return;
    const { name, message } = due;
    this.#services.witness.origins.offered(person.playerId, due.hex);
    const id = connection.expect(name, () => {});
    connection.send(eventFrame([name, message], id));
  }
}
