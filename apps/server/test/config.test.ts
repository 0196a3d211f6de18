import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { environmentSchema, readConfig } from '../src/config.ts';

const textOf = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

describe('the configuration', () => {
  it('needs nothing to be set', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      databaseUrl: 'file:./data/stammtisch.db',
      trustProxy: [],
    });
  });

  it('reads lists and pauses', () => {
    const config = readConfig({ TRUST_PROXY: '127.0.0.1, 10.0.0.0/8', PAUSE_BOT_MS: '5', HOLD_LEAD_MS: '0' });
    expect(config.trustProxy).toEqual(['127.0.0.1', '10.0.0.0/8']);
    expect(config.pace).toMatchObject({ botMs: 5, holdMs: 0 });
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://host/db'],
    ['LOG_LEVEL', 'loud'],
    ['PAUSE_DEAL_MS', '-1'],
  ])('says which variable does not fit: %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  it.each(Object.keys(environmentSchema.shape))('has %s on its page and in the example', (name) => {
    expect(textOf('docs/configuration.md')).toContain(`\`${name}\``);
    expect(textOf('.env.example')).toMatch(new RegExp(`^(# )?${name}=`, 'm'));
  });

  it('is the default where the example is used as it is', () => {
    expect(readConfig(parseEnv(textOf('.env.example')))).toEqual(readConfig({}));
  });
});
