import { readdir, readFile } from 'node:fs/promises';
import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import { openSchemaEngine } from './schemaEngine.ts';

const NO_FILTERS = { externalTables: [], externalEnums: [] };

/** The migrations of a folder in order of their names, as the engine wants them. */
export async function migrationList(folder: string) {
  const names = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  const migrationDirectories = await Promise.all(
    names.map(async (path) => ({
      path,
      migrationFile: {
        path: 'migration.sql',
        content: { tag: 'ok' as const, value: await readFile(`${folder}/${path}/migration.sql`, 'utf8') },
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
 * Applies what is missing of the migrations in `folder`, and keeps `_prisma_migrations` as the command line does.
 * Gives the names of those applied now. Throws if one fails or was edited after it had been applied.
 */
export async function migrate(
  factory: SqlMigrationAwareDriverAdapterFactory,
  folder: string,
): Promise<readonly string[]> {
  const engine = await openSchemaEngine(factory);
  try {
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: await migrationList(folder),
      filters: NO_FILTERS,
    });
    return appliedMigrationNames;
  } finally {
    engine.free();
  }
}

/** The SQL that leads from one schema text to another; from null: from an empty database. */
export async function migrationSql(
  factory: SqlMigrationAwareDriverAdapterFactory,
  from: string | null,
  to: string,
): Promise<string> {
  const engine = await openSchemaEngine(factory);
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
    engine.free();
  }
}
