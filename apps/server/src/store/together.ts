import type { Database } from './database.ts';
import type { Prisma } from './generated/sqlite/client.ts';
import { groupWrite } from './groupCommit.ts';

/** A statement of Prisma's, which begins only when it is awaited or put into a transaction. */
type Statement = Prisma.PrismaPromise<unknown>;

/** Stores a statement, with all that comes at the same time. */
export type WriteTogether = (statement: () => Statement) => Promise<void>;

/**
 * Writes in one commit what comes at the same time: people who join make a row each, and a commit is what costs.
 * A statement that fails is written by itself again, and fails alone. It is made anew for that, hence a function.
 */
export function together(db: Database): WriteTogether {
  return groupWrite<() => Statement>(async (statements) => {
    const [first, ...more] = statements;
    if (first !== undefined && more.length === 0) await first();
    else await db.$transaction(statements.map((statement) => statement()));
  });
}
