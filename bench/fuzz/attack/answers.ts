import type { Connection } from '../connection.ts';
import { isObject, type JsonObject } from '../json.ts';
import type { Visitor } from '../people/visitor.ts';
import type { Verdict } from '../verdict.ts';
import type { Witness } from '../witness/witness.ts';
import type { Role, Scene } from './scene.ts';

/** Every code that the protocol and the games refuse with, but `unavailable`, which nothing here may cause. */
const CODES = new Set(
  `malformed noSession roomUnknown tableFull seatTaken notHost notSeated noPlayer stillHere matchRunning seatsMissing matchUnknown
  badOptions stale superseded tooFast notNow notYourTurn notForYou alreadySaid noCard mustFollow wrongDeck mustTrump
  underTrump noVierUnder cannotRob noWeis noHochzeit noAnsage matchOver dealUnknown wrongBeitrag`.split(
    /\s+/,
  ),
);

/** What an answer may hold besides `ok`, by the name of the message. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  enter: ['room', 'table'],
  command: [],
  intent: ['seq'],
  sync: ['table'],
  umschlag: [],
  beitrag: [],
  log: ['log'],
};

export interface Asked {
  readonly visitor: Visitor;
  readonly connection: Connection;
  readonly role: Role;
  readonly number: number;
  readonly name: string;
  readonly message: unknown;
}

/** Judges every answer: known codes alone, nothing besides, and success only to whom it is due. */
export class AnswerCheck {
  readonly #verdict: Verdict;
  readonly #witness: Witness;
  readonly #scene: Scene;

  constructor(verdict: Verdict, witness: Witness, scene: Scene) {
    this.#verdict = verdict;
    this.#witness = witness;
    this.#scene = scene;
  }

  /** `answer` is null if the connection closed before it came. */
  take(asked: Asked, answer: unknown): void {
    const { visitor, connection, name, number } = asked;
    if (answer === null) this.#verdict.answered('(closed)');
    else if (!isObject(answer) || typeof answer.ok !== 'boolean') {
      this.#verdict.violate(`an answer to «${name}» is none: ${JSON.stringify(answer)}`, number);
    } else if (answer.ok) this.#accepted(asked, answer);
    else this.#refused(asked, answer);
    visitor.answered(connection, name, answer);
  }

  /** Where honest people play nobody else is obeyed, but whoever sits there may say so again. */
  #mayCommand({ roomId, command }: JsonObject): boolean {
    return !this.#scene.isHonest(roomId) || (isObject(command) && command.type === 'sit');
  }

  #refused({ name, number }: Asked, answer: JsonObject): void {
    const { ok: _ok, code, ...rest } = answer;
    this.#verdict.answered(String(code));
    const known = typeof code === 'string' && CODES.has(code);
    if (known && Object.keys(rest).length === 0) return;
    this.#verdict.violate(`«${name}» was refused with ${JSON.stringify(answer).slice(0, 300)}`, number);
  }

  #accepted(asked: Asked, answer: JsonObject): void {
    const { name, number, message, role, connection } = asked;
    this.#verdict.answered(`ok ${name}`);
    const allowed = new Set(['ok', ...(FIELDS[name] ?? [])]);
    const extra = Object.keys(answer).filter((key) => !allowed.has(key));
    if (extra.length > 0) this.#verdict.violate(`the answer to «${name}» says ${extra.join()} too`, number);
    if (!isObject(message)) {
      this.#verdict.violate(`«${name}» took what is no object`, number);
      return;
    }
    if (name === 'command' && !this.#mayCommand(message)) {
      this.#verdict.violate(`a ${role} was obeyed: ${JSON.stringify(message)}`, number);
    }
    if (name !== 'intent') return;
    this.#witness.accepted({
      playerId: connection.person?.playerId ?? null,
      matchId: String(message.matchId),
      intentId: String(message.intentId),
      seq: Number(answer.seq),
    });
  }
}
