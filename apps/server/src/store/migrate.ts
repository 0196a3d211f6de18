import { readdir, readFile } from 'node:fs/promises';
import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import { openSchemaEngine } from './schemaEngine.ts';

/** What the engine says when a migration was begun and never done. */
const UNFINISHED = 'found failed migrations';

const NO_FILTERS = { externalTables: [], externalEnums: [] };

/**
 * A migration's script in one transaction with the mark that it is done, so that it is both or neither whenever the
 * server dies. The engine marks it again afterwards, in a statement of its own.
 */
function atomic(name: string, script: string): string {
  const begun = `"migration_name" = '${name}' AND "finished_at" IS NULL AND "rolled_back_at" IS NULL`;
  const mark = `UPDATE "_prisma_migrations" SET "finished_at" = "started_at" WHERE ${begun}`;
  return `BEGIN;\n${script}\n${mark};\nCOMMIT;\n`;
}

/** The migrations of a folder in order of their names, as the engine wants them. */
async function migrationList(folder: string) {
  const names = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  const migrationDirectories = await Promise.all(
    names.map(async (path) => ({
      path,
      migrationFile: {
        path: 'migration.sql',
        content: {
          tag: 'ok' as const,
          value: atomic(path, await readFile(`${folder}/${path}/migration.sql`, 'utf8')),
        },
      },
    })),
  );
  return {
    baseDir: folder,
    lockfile: { path: 'migration_lock.toml', content: null },
    shadowDbInitScript: '',
    migrationDirectories,
  };
}

/**
 * Applies what is missing of the migrations in `folder`, and keeps `_prisma_migrations` as the command line does. What
 * a server began and did not live to finish has changed nothing, and is begun anew.
 * Gives the names of those applied now. Throws if one fails.
 */
export async function migrate(
  factory: SqlMigrationAwareDriverAdapterFactory,
  folder: string,
): Promise<readonly string[]> {
  const { engine, close } = await openSchemaEngine(factory);
  const migrationsList = await migrationList(folder);
  const apply = async () => {
    const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters: NO_FILTERS });
    return appliedMigrationNames;
  };
  try {
    return await apply();
  } catch (error) {
    // Under its lock the engine found one that was begun and not done: its server died, and nothing of it is there.
    // On PostgreSQL that lock stays on the engine's connection until it is closed, so nobody else is at it meanwhile.
    if (!(error instanceof Error && error.message.includes(UNFINISHED))) throw error;
    const { failedMigrationNames } = await engine.diagnoseMigrationHistory({
      migrationsList,
      optInToShadowDatabase: false,
      filters: NO_FILTERS,
    });
    for (const migrationName of failedMigrationNames) await engine.markMigrationRolledBack({ migrationName });
    return await apply();
  } finally {
    await close();
  }
}

/** The SQL that leads from one schema text to another; from null: from an empty database. */
export async function migrationSql(
  factory: SqlMigrationAwareDriverAdapterFactory,
  from: string | null,
  to: string,
): Promise<string> {
  const { engine, close } = await openSchemaEngine(factory);
  const target = (content: string) => ({
    tag: 'schemaDatamodel' as const,
    files: [{ path: 'schema.prisma', content }],
  });
  try {
    const { stdout } = await engine.diff({
      from: from === null ? { tag: 'empty' } : target(from),
      to: target(to),
      script: true,
      exitCode: null,
      filters: NO_FILTERS,
    });
    return stdout ?? '';
  } finally {
    await close();
  }
}
