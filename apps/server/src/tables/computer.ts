import type { Seat, Tagged } from '@stammtisch/kit';
import type { Log } from '../log.ts';
import { judge, type Submission } from './movePath.ts';
import type { Table } from './table.ts';

/** How a move is put into the table's queue. */
type Put = (move: Tagged) => Submission;

/** By the table for a seat; the entry keeps the seat in its intent. */
function byTableFor(seat: Seat): Put {
  return (move) => ({ by: 'table', raw: { ...move, seat }, client: null });
}

/** How a seat's move is put that the computer plays: its own, or one of somebody who is gone. Null for a person's. */
function putOn(table: Table, seat: Seat): Put | null {
  if (table.row.seats[seat].kind === 'computer') return (move) => ({ by: seat, raw: move, client: null });
  return table.match.vertreten[seat] ? byTableFor(seat) : null;
}

/** Whether the rules accept it as the table stands. */
function isAccepted({ game, match }: Table, submission: Submission): boolean {
  return judge(game, match, submission).kind === 'accepted';
}

/** The first of what the rules list for a seat that they accept too, if the table waits for it; else null. */
function firstLegal(table: Table, seat: Seat, put: Put): Submission | null {
  const { game, match } = table;
  if (!game.awaited(match.game).includes(seat)) return null;
  const legal = game.legal(match.game, seat).map(put);
  return legal.find((submission) => isAccepted(table, submission)) ?? null;
}

/**
 * What the computer does on a seat, from that seat's view alone; null if it waits. A table never stops for a computer
 * that throws, or chooses what the rules refuse: it does the first legal thing instead. What it chose stays out of the
 * log: a card.
 */
function chosen(table: Table, seat: Seat, put: Put, log: Log): Submission | null {
  const about = { matchId: table.row.id, seq: table.match.seq, seat };
  try {
    const move = table.bot(table.view(seat), seat);
    const submission = move === null ? null : put(move);
    if (submission === null || isAccepted(table, submission)) return submission;
    log.error(about, 'the computer chose what the rules refuse');
  } catch (error) {
    log.error({ err: error, ...about }, 'the computer failed to choose');
  }
  return firstLegal(table, seat, put);
}

/** The computer's move on a seat that it plays. Null if it waits, or a person plays there. */
export function computerMove(table: Table, seat: Seat, log: Log): Submission | null {
  const put = putOn(table, seat);
  return put === null ? null : chosen(table, seat, put, log);
}

/** What the table does for somebody whose time is up, in answer to just that decision. */
export function overdueMove(table: Table, seat: Seat, opened: number, log: Log): Submission | null {
  return chosen(table, seat, (move) => ({ ...byTableFor(seat)(move), decision: { seat, opened } }), log);
}
