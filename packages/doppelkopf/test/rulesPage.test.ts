import {
  expectIdsExist,
  expectNumbered,
  expectOptions,
  expectTested,
  readRulesPage,
} from '@stammtisch/kit/testing';
import { describe, test } from 'vitest';
import { DOPPELKOPF_OPTIONS } from '../src/index.ts';

describe('RULES.md', () => {
  const page = readRulesPage('doppelkopf', 'DK');

  test('numbers the rules without a gap', () => expectNumbered(page));

  test('has every id that code, tests and documents name', () => expectIdsExist(page));

  test('has no rule that no test names', () => expectTested(page));

  test('has every house rule with its default', () => expectOptions(page, DOPPELKOPF_OPTIONS));
});
