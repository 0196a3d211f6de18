import { openDatabase } from '../../apps/server/src/store/database.ts';
import { generateMatches as generate } from '../../apps/server/test/support/manyMatches.ts';
import { PRISMA_FOLDER, seedMatches } from '../../apps/server/test/support/seededStore.ts';

export { seedMatches };

/** Writes so many matches without logs into a database, before a server opens it. */
export async function generateMatches(databaseUrl: string, count: number): Promise<void> {
  const db = await openDatabase(databaseUrl, PRISMA_FOLDER);
  await generate(db, databaseUrl, count);
  await db.$disconnect();
}
