import {
  expectIdsExist,
  expectNumbered,
  expectOptions,
  expectTested,
  readRulesPage,
} from '@stammtisch/kit/testing';
import { describe, test } from 'vitest';
import { AUCHO_OPTIONS } from '../src/index.ts';

describe('RULES.md', () => {
  const page = readRulesPage('aucho', 'AU');

  test('numbers the rules without a gap', () => expectNumbered(page));

  test('has every id that code, tests and documents name', () => expectIdsExist(page));

  test('has no rule that no test names', () => expectTested(page));

  test('has every house rule with its default', () => expectOptions(page, AUCHO_OPTIONS));
});
