import { setTimeout as delay } from 'node:timers/promises';
import type { Dice, Tagged } from '@stammtisch/kit';
import type { RoomView, TableSnapshot } from '@stammtisch/protocol';
import { GAMES, gameOf } from '../../apps/server/src/games.ts';
import type { Connection } from './connection.ts';

/** How long a player thinks at most, in milliseconds. */
const THINK_MS = 60;

type Task =
  | { readonly kind: 'move'; readonly table: TableSnapshot; readonly intent: Tagged }
  | { readonly kind: 'start'; readonly room: RoomView };

/** Somebody who plays what the computer would, from what this connection was shown, and who as host asks for a rematch. */
export class Player {
  readonly connection: Connection;
  /** Refusals by code: a move that came too late is one of them. */
  readonly refusals = new Map<string, number>();
  readonly #dice: Dice;
  #stopped = false;
  /** What was refused is not tried again on the same view. */
  #refused: TableSnapshot | RoomView | null = null;

  constructor(connection: Connection, dice: Dice) {
    this.connection = connection;
    this.#dice = dice;
  }

  stop(): void {
    this.#stopped = true;
    this.connection.changed.give();
  }

  /** Plays until it is stopped and its last message is answered. */
  async run(): Promise<void> {
    for (;;) {
      await this.connection.changed.until(() => this.#stopped || this.#task() !== null);
      if (this.#stopped) return;
      await delay(this.#dice.below(THINK_MS));
      // Thinking over, things may lie otherwise.
      const task = this.#task();
      if (task?.kind === 'move') await this.#move(task.table, task.intent);
      if (task?.kind === 'start') await this.#start(task.room);
    }
  }

  #task(): Task | null {
    const { table, room } = this.connection;
    if (room?.you.host && room.match?.over && room !== this.#refused) return { kind: 'start', room };
    if (table === null || table.seat === null || table === this.#refused) return null;
    const intent = gameOf(GAMES, table.game).bot(table.view, table.seat);
    return intent === null ? null : { kind: 'move', table, intent };
  }

  async #move(table: TableSnapshot, intent: Tagged): Promise<void> {
    const answer = await this.connection.play(table, intent);
    if (answer.ok) {
      // Acknowledged before it is shown: until then it would be the same move again.
      const shown = () => isBeyond(this.connection.table, table.matchId, answer.seq) || this.#stopped;
      await this.connection.changed.until(shown);
      return;
    }
    this.refusals.set(answer.code, (this.refusals.get(answer.code) ?? 0) + 1);
    this.#refused = table;
  }

  async #start(room: RoomView): Promise<void> {
    const { notes } = this.connection;
    const after = room.match?.matchId ?? null;
    if (!notes.starts.has(after)) notes.starts.set(after, false);
    const answer = await this.connection.command({ type: 'start', after });
    if (answer.ok) notes.starts.set(after, true);
    this.#refused = room;
  }
}

function isBeyond(table: TableSnapshot | null, matchId: string, seq: number): boolean {
  return table !== null && (table.matchId !== matchId || table.seq >= seq);
}
