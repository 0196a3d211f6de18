import { type Game, parser } from '@stammtisch/kit';
import { dealIntent, dealWanted } from './deal.ts';
import { auchoDealing } from './dealing.ts';
import { decide } from './decide.ts';
import type { AuchoEvent, RankedPlayer } from './events.ts';
import { evolve } from './evolve.ts';
import { type AuchoIntent, auchoIntentSchema } from './intents.ts';
import { legal } from './legal.ts';
import { AUCHO_OPTIONS, type AuchoOptions, auchoOptionsSchema } from './options.ts';
import { redact } from './redact.ts';
import { type AuchoState, startAucho } from './state.ts';
import { automatic, awaited, heldSince, openedAt } from './turns.ts';
import { view } from './view.ts';
import type { AuchoSections } from './view.types.ts';

/** Aucho for the kernel: the rules of `rules/aucho.md` as pure functions over plain JSON. */
export const auchoGame: Game<AuchoState, AuchoIntent, AuchoEvent, AuchoSections, AuchoOptions> = {
  id: 'aucho',
  rulesVersion: 1,
  direction: 'counterclockwise', // AU-4
  optionSpecs: AUCHO_OPTIONS,
  resultColumns: ['striche', 'haerdoepfel', 'stand'] satisfies (keyof RankedPlayer)[],
  dealing: auchoDealing,
  parseOptions: parser(auchoOptionsSchema),
  parseIntent: parser(auchoIntentSchema),
  start: startAucho,
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
