import { readdirSync, readlinkSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../src/store/database.ts';
import { temporaryFolder } from './support/server.ts';

const PRISMA_FOLDER = fileURLToPath(new URL('../../../prisma', import.meta.url));
const folder = temporaryFolder();

/** How many of this process's open files belong to the database; null where the system does not tell. */
function openFiles(): number | null {
  try {
    const links = readdirSync('/proc/self/fd').flatMap((fd) => {
      try {
        return [readlinkSync(`/proc/self/fd/${fd}`)];
      } catch {
        return []; // The one that reads the folder is gone already.
      }
    });
    return links.filter((link) => link.startsWith(folder.path)).length;
  } catch {
    return null;
  }
}

describe('transactions on SQLite', () => {
  let db: Database;
  let other: Database;

  beforeAll(async () => {
    db = await openDatabase(`file:${folder.path}/one.db`, PRISMA_FOLDER);
    other = await openDatabase(`file:${folder.path}/one.db`, PRISMA_FOLDER);
  });

  afterAll(async () => {
    await db.$disconnect();
    await other.$disconnect();
    folder.remove();
  });

  const player = (id: string) =>
    db.player.create({ data: { id, tokenHash: id, name: id, createdAt: new Date(), seenAt: new Date() } });

  it('leave no connection behind', async () => {
    await db.$transaction([player('first')]);
    const before = openFiles();
    for (let number = 0; number < 20; number++) await db.$transaction([player(`p${number}`)]);
    expect(openFiles()).toBe(before);
    expect(await other.player.count()).toBe(21);
  });

  it('that fail keep nothing, and what is written next is there for everybody at once', async () => {
    await expect(db.$transaction([player('new'), player('first')])).rejects.toThrow();
    await player('after');
    expect(await other.player.findUnique({ where: { id: 'new' } })).toBeNull();
    expect(await other.player.findUnique({ where: { id: 'after' } })).not.toBeNull();
  });

  it('that cannot be committed are rolled back', async () => {
    const orphan = db.$executeRawUnsafe(
      `INSERT INTO "Entry" ("matchId", "seq", "at", "by", "intent", "events") VALUES ('none', 1, '', 0, '{}', '[]')`,
    );
    const deferred = db.$executeRawUnsafe('PRAGMA defer_foreign_keys = ON');
    await expect(db.$transaction([deferred, orphan])).rejects.toThrow();
    await player('later');
    expect(await other.player.findUnique({ where: { id: 'later' } })).not.toBeNull();
    expect(await other.entry.count()).toBe(0);
  });
});
