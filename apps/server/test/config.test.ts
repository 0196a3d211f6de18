import { describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';

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
});
