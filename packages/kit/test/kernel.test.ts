import { describe, expect, it } from 'vitest';
import {
  applyEntry,
  decideMatch,
  foldLog,
  isEnded,
  nextStep,
  parseIntent,
  projectView,
  readRecordStream,
  recordLines,
  redactEvents,
  startMatch,
  verifyRecord,
} from '../src/index.ts';
import { game, playTiny, secretOf, tinyRecord } from './support/tiny.ts';

describe('the kernel', () => {
  it('seals, takes down the hashes, mixes, gives and lays open each deal, in this order', () => {
    const types = playTiny().map(({ intent }) => intent.type);
    const deal = ['versiegeln', 'hinterlegen', 'mischen', 'geben', 'sagen', 'offenlegen'];
    expect(types).toEqual([...deal, ...deal]);
  });

  it('refuses a deal that was not sealed, and anything after the end', () => {
    const start = startMatch(game, 'tinymatch', {});
    const geben = parseIntent(game, 'table', { type: 'geben', number: 1 });
    if (geben === null) throw new Error('geben is well formed');
    expect(decideMatch(game, start, geben)).toEqual({ ok: false, code: 'notNow' });
    const over = foldLog(game, 'tinymatch', {}, playTiny());
    expect(decideMatch(game, over, geben)).toEqual({ ok: false, code: 'matchOver' });
  });

  it('gives its own intents to the table alone, and no stranger keys through', () => {
    const seal = { type: 'versiegeln', deal: 1, secret: secretOf(1) };
    expect(parseIntent(game, 'table', seal)).not.toBeNull();
    expect(parseIntent(game, 2, seal)).toBeNull();
    expect(parseIntent(game, 'table', { ...seal, more: 1 })).toBeNull();
    for (const raw of [null, 7, 'geben', [], {}, { type: 3 }]) expect(parseIntent(game, 0, raw)).toBeNull();
  });

  it('counts an intent of the table that carries a seat for that seat', () => {
    expect(parseIntent(game, 'table', { type: 'sagen', number: 5, seat: 0 })).toEqual({
      kind: 'game',
      by: 0,
      intent: { type: 'sagen', number: 5 },
    });
  });

  it('shows the commitment to all and the secret to nobody before it is laid open', () => {
    const [seal, ...rest] = playTiny();
    if (seal === undefined) throw new Error('a log begins with a seal');
    const sealed = applyEntry(game, startMatch(game, 'tinymatch', {}), seal);
    for (const viewer of [0, 'public', 'audit'] as const) {
      const seen = JSON.stringify([
        projectView(game, sealed, viewer),
        redactEvents(game, seal.events, viewer),
      ]);
      expect(seen).not.toContain(secretOf(1));
      expect(seen).toContain('commitment');
    }
    expect(rest.some(({ events }) => JSON.stringify(events).includes(secretOf(1)))).toBe(true);
  });

  it('tells everybody whom the table waits for, in a section of its own', () => {
    const log = playTiny();
    for (const viewer of [0, 3, 'public', 'audit'] as const) {
      const awaited = [0, 4, 5].map((entries) => {
        const match = foldLog(game, 'tinymatch', {}, log.slice(0, entries));
        return projectView(game, match, viewer).table.awaited;
      });
      expect(awaited).toEqual([[], [0], []]);
    }
  });

  it('ends an aborted match after laying its deal open', () => {
    const entries = playTiny().slice(0, 4);
    let match = foldLog(game, 'tinymatch', {}, entries);
    match = applyEntry(game, match, { seq: 5, events: [{ type: 'abgebrochen' }] });
    expect(isEnded(game, match)).toBe(true);
    expect(nextStep(game, match)).toEqual({ type: 'offenlegen', deal: 1 });
  });
});

describe('the match record', () => {
  const record = tinyRecord(playTiny());

  it('reads back what it wrote, also several matches in one file and one still running', async () => {
    const running = { ...record, end: null };
    const lines = [...recordLines(record), '', ...recordLines(running), ...recordLines(record)];
    const read = [];
    for await (const one of readRecordStream(lines)) read.push(one);
    expect(read).toEqual([record, running, record]);
  });

  it('is verified as it stands', () => {
    expect(verifyRecord(game, record)).toBeNull();
    const older = { ...record, head: { ...record.head, rulesVersion: 0 } };
    expect(verifyRecord(game, older)?.what).toBe('rules');
  });

  it.each([
    ['another deck', 3, { intent: { type: 'geben', number: 5 } }, 'deck'],
    ['another event', 4, { events: [] }, 'events'],
    ['a gap', 4, { seq: 9 }, 'seq'],
    ['another commitment', 0, { events: [{ type: 'versiegelt' }] }, 'commitment'],
    ['an intent that the rules refuse', 4, { by: 1 as const }, 'refused'],
  ])('a tampered log is found: %s', (_name, at, change, what) => {
    const entries = record.entries.map((entry, i) => (i === at ? { ...entry, ...change } : entry));
    expect(verifyRecord(game, { ...record, entries })?.what).toBe(what);
  });
});
