import { replaysOldRecords } from '@stammtisch/kit/testing';
import { doppelkopfGame } from '../src/index.ts';

replaysOldRecords(doppelkopfGame, new URL('records/version-1.jsonl', import.meta.url), [
  'soloAngesagt',
  'hochzeitGeklaert',
  'hochzeitAllein',
  'angesagt',
  'geklopft',
]);
