import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type AnyGame, readRecordStream, verifyRecord } from '../src/index.ts';

/**
 * Decides matches again that were recorded under these rules some time ago. One that is decided otherwise now would be
 * lost to everybody who played it: then `rulesVersion` has to be raised, and the file stays for its own version.
 */
export function replaysOldRecords(game: AnyGame, file: URL, eventTypes: readonly string[]): void {
  it(`a match that was recorded before is decided alike, with ${eventTypes.join(', ')} in it`, async () => {
    const found = new Set<string>();
    for await (const record of readRecordStream(readFileSync(file, 'utf8').split('\n'))) {
      expect(record.head.rulesVersion).toBe(game.rulesVersion);
      expect(verifyRecord(game, record)).toBeNull();
      for (const { events } of record.entries) for (const { type } of events) found.add(type);
    }
    expect([...found]).toEqual(expect.arrayContaining([...eventTypes]));
  });
}
