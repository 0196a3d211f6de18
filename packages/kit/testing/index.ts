export * from './cards.ts';
export * from './oldRecords.ts';
export * from './options.ts';
export * from './play.ts';
export * from './properties.ts';
export * from './random.ts';
export { expectIdsExist, expectNumbered, expectOptions, expectTested, readRulesPage } from './rulesPage.ts';
export * from './scriptTable.ts';
export * from './told.ts';
