import { setTimeout as delay } from 'node:timers/promises';
import { type OptionSpecs, type OptionValues, SEATS } from '@stammtisch/kit';
import { Random } from '@stammtisch/kit/testing/random';
import { GAMES, gameOf } from '../../../apps/server/src/games.ts';
import type { Store } from '../../../apps/server/src/store/store.ts';
import { isObject } from '../json.ts';
import type { Verdict } from '../verdict.ts';
import type { Witness } from '../witness/witness.ts';
import { HonestPlayer, type HonestServices } from './honest.ts';
import { openRoom, signIn } from './person.ts';
import { Visitor } from './visitor.ts';

/** A match on which nothing has happened for so long has stopped. */
const STALL_MS = 60_000;

export interface RoomServices extends HonestServices {
  readonly url: string;
  readonly store: Store;
  readonly witness: Witness;
  readonly verdict: Verdict;
}

/** House rules by chance, so that all of them are fuzzed; matches stay short. */
function anyOptions(specs: OptionSpecs, random: Random): OptionValues {
  const options: Record<string, string | number | boolean> = {};
  for (const [name, spec] of Object.entries(specs)) {
    if (spec.kind === 'number') options[name] = spec.min;
    else options[name] = spec.kind === 'flag' ? random.oneIn(2) : random.pick<string | number>(spec.values);
  }
  return options;
}

/** Four honest players who play match after match until they are told to stop, and finish the one they are in. */
export class HonestRoom {
  readonly roomId: string;
  readonly game: string;
  readonly players: readonly HonestPlayer[];
  matches = 0;
  readonly #random: Random;
  readonly #services: RoomServices;
  #stopping = false;

  constructor(
    roomId: string,
    game: string,
    players: readonly HonestPlayer[],
    random: Random,
    services: RoomServices,
  ) {
    this.roomId = roomId;
    this.game = game;
    this.players = players;
    this.#random = random;
    this.#services = services;
  }

  /** The connection and the mirror of a seat. */
  visitor(seat: number): Visitor {
    const visitor = this.players[seat]?.visitor;
    if (visitor === undefined) throw new RangeError(`no seat ${seat}`);
    return visitor;
  }

  /** No match is begun any more. */
  stop(): void {
    this.#stopping = true;
  }

  async run(): Promise<void> {
    const { verdict } = this.#services;
    while (!verdict.failed && (!this.#stopping || this.matches === 0)) {
      await this.#playMatch();
    }
    for (const player of this.players) player.stop();
  }

  async #playMatch(): Promise<void> {
    const host = this.visitor(0);
    const before = host.mirror.room?.match?.matchId ?? null;
    await this.#command({
      type: 'setOptions',
      options: anyOptions(gameOf(GAMES, this.game).game.optionSpecs, this.#random),
    });
    await this.#command({ type: 'start', after: before });
    let seen = 0;
    let seenAt = Date.now();
    while (!this.#services.verdict.failed) {
      const match = host.mirror.room?.match ?? null;
      if (match?.over === true && match.matchId !== before) break;
      if (host.mirror.seq !== seen) {
        seen = host.mirror.seq;
        seenAt = Date.now();
      }
      if (Date.now() - seenAt > STALL_MS) {
        return this.#services.verdict.violate(`the match of room ${this.roomId} has stopped at seq ${seen}`);
      }
      await delay(10);
    }
    this.matches++;
  }

  /** A command of the host; asked again until the server takes it, since its connection may be cut in between. */
  async #command(command: object): Promise<void> {
    const host = this.visitor(0);
    for (let tries = 0; tries < 100 && !this.#services.verdict.failed; tries++) {
      await host.ready();
      const answer = await host.connection?.ask('command', { roomId: this.roomId, command });
      if (isObject(answer) && answer.ok === true) return;
      await delay(50);
    }
    this.#services.verdict.violate(
      `the host of room ${this.roomId} was not heard: ${JSON.stringify(command)}`,
    );
  }
}

/** A room with four people on its seats. */
export async function openHonestRoom(
  services: RoomServices,
  game: string,
  seed: string,
): Promise<HonestRoom> {
  const { url, store, witness } = services;
  const people = [];
  for (const seat of SEATS) people.push(await signIn(url, store, `Honest ${seat}`));
  const [host] = people;
  if (host === undefined) throw new RangeError('nobody is host');
  const roomId = await openRoom(url, host, game);
  const players: HonestPlayer[] = [];
  for (const [seat, person] of people.entries()) {
    const visitor = new Visitor({ url, witness }, person, roomId);
    players.push(new HonestPlayer(visitor, new Random(seed, game, roomId, 'honest', seat), services));
    await visitor.ready();
    await visitor.connection?.ask('command', { roomId, command: { type: 'sit', seat } });
  }
  return new HonestRoom(roomId, game, players, new Random(seed, 'options'), services);
}
