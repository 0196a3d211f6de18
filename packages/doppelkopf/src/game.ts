import { type Game, parser } from '@stammtisch/kit';
import { dealIntent, dealWanted } from './deal.ts';
import { doppelkopfDealing } from './dealing.ts';
import { decide } from './decide.ts';
import type { DoppelkopfEvent, RankedPlayer } from './events.ts';
import { evolve } from './evolve.ts';
import { type DoppelkopfIntent, doppelkopfIntentSchema } from './intents.ts';
import { legal } from './legal.ts';
import { DOPPELKOPF_OPTIONS, type DoppelkopfOptions, doppelkopfOptionsSchema } from './options.ts';
import { redact } from './redact.ts';
import { type DoppelkopfState, startDoppelkopf } from './state.ts';
import { automatic, awaited, heldSince, openedAt } from './turns.ts';
import { view } from './view.ts';
import type { DoppelkopfSections } from './view.types.ts';

/** Doppelkopf for the kernel: the rules of `rules/doppelkopf.md` as pure functions over plain JSON. */
export const doppelkopfGame: Game<
  DoppelkopfState,
  DoppelkopfIntent,
  DoppelkopfEvent,
  DoppelkopfSections,
  DoppelkopfOptions
> = {
  id: 'doppelkopf',
  rulesVersion: 1,
  direction: 'clockwise', // DK-5
  optionSpecs: DOPPELKOPF_OPTIONS,
  resultColumns: ['score'] satisfies (keyof RankedPlayer)[],
  dealing: doppelkopfDealing,
  parseOptions: parser(doppelkopfOptionsSchema),
  parseIntent: parser(doppelkopfIntentSchema),
  start: startDoppelkopf,
  decide,
  evolve,
  legal,
  awaited,
  openedAt,
  heldSince,
  automatic,
  dealWanted,
  deal: dealIntent,
  ranking: (state) => (state.stage.phase === 'ende' ? state.stage.ranking : null),
  endsTrick: (event) => event.type === 'stichGewonnen',
  finishedKind: (event) => (event.type === 'spielGewertet' ? event.kind : null),
  view,
  redact,
};
