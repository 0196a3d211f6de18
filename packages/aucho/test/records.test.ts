import { replaysOldRecords } from '@stammtisch/kit/testing';
import { auchoGame } from '../src/index.ts';

replaysOldRecords(auchoGame, new URL('records/version-1.jsonl', import.meta.url), [
  'kehrVerlangt',
  'geraubt',
  'lukasGenommen',
  'fortGesagt',
  'vierUnderAngemeldet',
  'weisGezaehlt',
  'stoeckGezaehlt',
]);
