export * from './cardRule.ts';
export * from './cards.ts';
export * from './game.ts';
export * from './hands.ts';
export { sameJson } from './json.ts';
export { type Chapter, chaptersOf } from './match/chapters.ts';
export { decideMatch, type KernelRefusal, type ParsedIntent, parseIntent } from './match/decide.ts';
export { isKernelEvent, type KernelEvent, type Versaeumt } from './match/events.ts';
export { applyEntry, type Entry, foldLog } from './match/fold.ts';
export { type Acting, type Frame, framesOf } from './match/frames.ts';
export { beitragSchema, type KernelIntent, umschlagSchema } from './match/intents.ts';
export {
  changedSections,
  type KernelSections,
  type MischungSection,
  projectView,
  redactEvents,
  type TableSection,
} from './match/project.ts';
export { isEnded, type MatchState, type Siegel, startMatch } from './match/state.ts';
export { type DealSource, lonelySource, nextStep, type TableStep, tableIntent } from './match/steps.ts';
export {
  type OptionSpec,
  type OptionSpecs,
  type OptionsOf,
  type OptionValues,
  optionsSchema,
} from './options.ts';
export {
  type MatchRecord,
  type RecordEnd,
  type RecordHead,
  readRecordStream,
  recordLines,
} from './record.ts';
export type { CommonRefusal } from './refusals.ts';
export * from './schemas.ts';
export * from './seats.ts';
export { rankBy } from './standing.ts';
export * from './trick.ts';
export { type Difference, verifyRecord } from './verify.ts';
