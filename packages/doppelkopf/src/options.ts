import { type OptionSpecs, type OptionsOf, optionsSchema } from '@stammtisch/kit';

/** The house rules of Doppelkopf; the default is the reading of the source text. */
export const DOPPELKOPF_OPTIONS = {
  /** DK-7: rounds of four deals each. */
  runden: { kind: 'number', min: 1, max: 12, default: 4 },
  /** DK-14: who leads trick 1 of a Solo. */
  soloAusspiel: { kind: 'choice', values: ['vorhand', 'soloist'], default: 'vorhand' },
  /** DK-17: whether an announcement belongs to its trick, or may also come before. */
  ansageFrist: { kind: 'choice', values: ['exact', 'latest'], default: 'exact' },
  /** DK-18: whether each level needs the one before it. */
  ansageLeiter: { kind: 'flag', default: true },
  /** DK-21: in which deals there is knocking. */
  klopfen: { kind: 'choice', values: ['off', 'firstRound', 'always'], default: 'off' },
  /** DK-21: whether knocking ends with the fifth card on the table, or with the seat's own fifth. */
  klopfFrist: { kind: 'choice', values: ['fifthCard', 'ownFifthCard'], default: 'fifthCard' },
  /** DK-22: whether Re wins with 120 if Kontra alone was announced. */
  kontraAllein121: { kind: 'flag', default: false },
  /** DK-23: whether Absagen decide who wins, or Augen do and a failed one merely doubles. */
  absageVerfehlt: { kind: 'choice', values: ['verliert', 'nurVerdoppelt'], default: 'verliert' },
  /** DK-24: base of a lost Solo. */
  soloVerlust: { kind: 'choice', values: [1, 2], default: 1 },
  /** DK-24: base of a lost stilles Solo or unmatched Hochzeit. */
  stillVerlust: { kind: 'choice', values: [2, 1], default: 2 },
  /** DK-25: whether the loser's failed levels are +1 each for the winner. */
  verfehltZaehlt: { kind: 'flag', default: false },
} as const satisfies OptionSpecs;

export type DoppelkopfOptions = OptionsOf<typeof DOPPELKOPF_OPTIONS>;

export const doppelkopfOptionsSchema = optionsSchema(DOPPELKOPF_OPTIONS);
