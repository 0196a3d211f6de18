import {
  bySeat,
  cardSchema,
  type Dice,
  type Game,
  isSeat,
  optionsSchema,
  parser,
  type Seat,
} from '@stammtisch/kit';
import { type DealtGame, shownHands } from '@stammtisch/kit/dealing';
import { z } from 'zod';
import type { PlayableGame } from '../../../src/games.ts';
import {
  dealtFrom,
  decide,
  EMPTY,
  evolve,
  type KerbenEvent,
  type KerbenIntent,
  type KerbenOptions,
  type KerbenRank,
  type KerbenState,
  PACK,
} from './rules.ts';

const OPTIONS = { haende: { kind: 'number', min: 2, max: 9, default: 3 } } as const;

const card = cardSchema(PACK);
const intentSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('verteilen'), pack: z.array(card).length(PACK.length) }),
  z.strictObject({ type: z.literal('legeDieKarteOffenHin'), karte: card }),
]);

const packSchema = z.object({ pack: z.array(card) });

const dealing: DealtGame = {
  expected: (_deal, given, dice) =>
    given.map((intent) => ({ ...intent, type: 'verteilen', pack: dice().shuffle(PACK) })),
  dealt(given) {
    const dealt = packSchema.safeParse(given).data;
    return dealt === undefined ? given : { type: 'verteilt', ...{ blaetter: dealtFrom(dealt.pack) } };
  },
  given: (event) =>
    event.type === 'verteilt' ? shownHands('blaetter' in event ? event.blaetter : null) : null,
};

function legal({ turn, blaetter }: KerbenState, seat: Seat): readonly KerbenIntent[] {
  if (seat !== turn) return [];
  return blaetter[seat].map((karte): KerbenIntent => ({ type: 'legeDieKarteOffenHin', karte }));
}

const kerbenGame: Game<KerbenState, KerbenIntent, KerbenEvent, object, KerbenOptions> = {
  id: 'kerben',
  rulesVersion: 1,
  direction: 'clockwise',
  optionSpecs: OPTIONS,
  resultColumns: ['kerben'] satisfies (keyof KerbenRank)[],
  dealing,
  parseOptions: parser<KerbenOptions>(optionsSchema(OPTIONS)),
  parseIntent: parser<KerbenIntent>(intentSchema),
  start: (options) => ({
    ...{ seq: 0, options, done: 0, turn: null, turnAt: 0, blaetter: EMPTY, mitte: [], gekerbt: [] },
    ...{ kerben: [0, 0, 0, 0], rang: null },
  }),
  decide,
  evolve,
  legal,
  awaited: ({ turn }) => (turn === null ? [] : [turn]),
  openedAt: ({ turnAt }) => turnAt,
  heldSince: () => null,
  automatic: () => null,
  dealWanted: ({ turn, rang, done }) => (turn === null && rang === null ? done + 1 : null),
  deal: (_state: KerbenState, dice: Dice) => ({ type: 'verteilen', pack: dice.shuffle(PACK) }),
  ranking: ({ rang }) => rang,
  endsTrick: (event) => event.type === 'rundeGekerbt',
  finishedKind: (event) => (event.type === 'haendeGezaehlt' ? event.art : null),
  view: (state, viewer) => ({
    blatt: isSeat(viewer) ? state.blaetter[viewer] : [],
    offen: viewer === 'audit' ? state.blaetter : null,
    mitte: state.mitte,
    kerben: state.kerben,
    ranking: state.rang,
    legal: isSeat(viewer) ? legal(state, viewer) : [],
  }),
  redact: (event, viewer) =>
    event.type !== 'verteilt' || viewer === 'audit'
      ? event
      : { type: event.type, blaetter: bySeat((seat) => (seat === viewer ? event.blaetter[seat] : null)) },
};

const viewSchema = z.object({ legal: z.array(z.looseObject({ type: z.string() })) });

/** What the seat may do now, as its view says. */
const legalIn = (view: object) => viewSchema.safeParse(view).data?.legal ?? [];

/** The test game with its computer, who lays the first card, and its player by chance. */
export const kerben: PlayableGame = {
  game: kerbenGame,
  bot: (view) => legalIn(view)[0] ?? null,
  random(view, _seat, dice) {
    const may = legalIn(view);
    return may.length === 0 ? null : (may[dice.below(may.length)] ?? null);
  },
};
