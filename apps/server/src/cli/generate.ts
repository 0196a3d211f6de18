import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { PROVIDERS, type Provider, schemaText } from '../store/schemaText.ts';

/** `pnpm generate`: derives prisma/<provider>/schema.prisma and generates a client for each. Run at the root. */
function generate(provider: Provider): void {
  const folder = `prisma/${provider}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    `${folder}/schema.prisma`,
    schemaText(provider, readFileSync('prisma/models.prisma', 'utf8')),
  );
  const cli = dirname(createRequire(import.meta.url).resolve('prisma/package.json'));
  execFileSync(
    process.execPath,
    [`${cli}/build/index.js`, 'generate', '--schema', `${folder}/schema.prisma`],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        // The command wants a native engine that it would download and that generating does not use: any file will do.
        PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
        PRISMA_HIDE_UPDATE_MESSAGE: '1',
        CHECKPOINT_DISABLE: '1',
      },
    },
  );
}

for (const provider of PROVIDERS) generate(provider);
