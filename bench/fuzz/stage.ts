import { SEATS } from '@stammtisch/kit';
import { GAMES } from '../../apps/server/src/games.ts';
import type { Store } from '../../apps/server/src/store/store.ts';
import { Attacker, type AttackServices } from './attack/attacker.ts';
import { HttpAttack } from './attack/http.ts';
import { type Role, Scene } from './attack/scene.ts';
import { type HonestRoom, openHonestRoom } from './people/honestRoom.ts';
import { openRoom, type Person, signIn } from './people/person.ts';
import { Visitor } from './people/visitor.ts';
import type { Verdict } from './verdict.ts';
import type { Witness } from './witness/witness.ts';

export interface StageOptions {
  readonly seed: string;
  readonly roomsPerGame: number;
  readonly url: string;
  readonly store: Store;
  readonly witness: Witness;
  readonly verdict: Verdict;
}

/** Everybody: honest players in their rooms, and those who attack them. */
export class Stage {
  readonly rooms: HonestRoom[] = [];
  readonly attackers: Attacker[] = [];
  readonly #options: StageOptions;
  readonly #services: AttackServices;
  readonly #strangers: Visitor[] = [];

  constructor(options: StageOptions) {
    const { seed, url, witness, verdict } = options;
    this.#options = options;
    const http = new HttpAttack(url, verdict);
    this.#services = { seed, scene: new Scene(), verdict, witness, http };
  }

  /** Opens the rooms and lets everybody in. */
  async open(): Promise<this> {
    for (const game of GAMES.keys()) {
      for (let n = 0; n < this.#options.roomsPerGame; n++) await this.#addHonestRoom(game, n);
      await this.#addHost(game);
      await this.#addStranger(await this.#person(`Outsider ${game}`), 'outsider', null);
    }
    return this;
  }

  /** How many connections are open once the strangers are gone. */
  get connections(): number {
    return this.rooms.length * SEATS.length;
  }

  /** Names of those who are shown in the honest rooms besides the players. */
  get ghosts(): readonly string[] {
    return this.rooms.flatMap((room) => room.visitor(0).mirror.room?.spectators ?? []);
  }

  /** Sends all away who only attack. */
  dismissStrangers(): void {
    for (const visitor of this.#strangers) visitor.leave();
  }

  close(): void {
    this.#services.http.close();
    for (const room of this.rooms) for (const player of room.players) player.visitor.leave();
  }

  #person(name: string): Promise<Person> {
    return signIn(this.#options.url, this.#options.store, name);
  }

  /** A seat that attacks too is never the host, who could end the match by right. */
  async #addHonestRoom(game: string, n: number): Promise<void> {
    const { seed, url, store, witness, verdict } = this.#options;
    const { scene } = this.#services;
    const record = (message: object) => scene.record(message);
    const room = await openHonestRoom({ url, store, witness, verdict, record }, game, `${seed} ${n}`);
    this.rooms.push(room);
    scene.addRoom(room.roomId, room.visitor(0), true);
    this.attackers.push(new Attacker(room.visitor(2), 'seat', this.#services));
    await this.#addStranger(await this.#person(`Spectator ${game} ${n}`), 'spectator', room.roomId);
  }

  /** A room of its own, in which it may do all that a host may. */
  async #addHost(game: string): Promise<void> {
    const host = await this.#person(`Host ${game}`);
    const roomId = await openRoom(this.#options.url, host, game);
    const visitor = await this.#addStranger(host, 'host', roomId);
    this.#services.scene.addRoom(roomId, visitor, false);
  }

  async #addStranger(person: Person, role: Role, roomId: string | null): Promise<Visitor> {
    const { url, witness } = this.#options;
    const visitor = new Visitor({ url, witness }, person, roomId);
    this.#strangers.push(visitor);
    this.attackers.push(new Attacker(visitor, role, this.#services));
    return visitor;
  }
}
