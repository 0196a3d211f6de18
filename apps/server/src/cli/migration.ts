import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { PrismaLibSql } from '@prisma/adapter-libsql';
import { PrismaPg } from '@prisma/adapter-pg';
import { migrationSql } from '../store/migrate.ts';
import { PROVIDERS, schemaText } from '../store/schemaText.ts';

/**
 * `POSTGRES_URL=… pnpm migration NAME`: writes a migration a provider, from prisma/models.prisma as last committed to
 * as it is now. The PostgreSQL server is only asked for its dialect; nothing is changed in it.
 */
async function writeMigrations(name: string, postgresUrl: string): Promise<void> {
  const models = readFileSync('prisma/models.prisma', 'utf8');
  const committed = committedModels();
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const factories = {
    sqlite: new PrismaLibSql({ url: ':memory:' }),
    postgresql: new PrismaPg({ connectionString: postgresUrl }),
  };
  for (const provider of PROVIDERS) {
    const before = committed === null ? null : schemaText(provider, committed);
    const sql = await migrationSql(factories[provider], before, schemaText(provider, models));
    const folder = `prisma/${provider}/migrations/${stamp}_${name}`;
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/migration.sql`, sql);
    process.stdout.write(`${folder}/migration.sql\n`);
  }
}

function committedModels(): string | null {
  try {
    return execFileSync('git', ['show', 'HEAD:prisma/models.prisma'], { encoding: 'utf8', stdio: 'pipe' });
  } catch {
    return null;
  }
}

const name = process.argv[2];
const postgresUrl = process.env.POSTGRES_URL;
if (name === undefined || !/^\w+$/.test(name) || postgresUrl === undefined) {
  process.stderr.write('usage: POSTGRES_URL=postgresql://… pnpm migration NAME\n');
  process.exitCode = 2;
} else {
  await writeMigrations(name, postgresUrl);
}
