import { type OptionSpecs, type OptionsOf, optionsSchema } from '@stammtisch/kit';

/** The house rules of Aucho; the default is the reading of the source text. */
export const AUCHO_OPTIONS = {
  /** AU-11: whether the first `kehr` ends the bidding, or the seats after it still answer. */
  kehrTiming: { kind: 'choice', values: ['immediate', 'waits'], default: 'immediate' },
  /** AU-13: who has it if several call Halt: the first in the log, or the seat nearest after the dealer. */
  haltVorrecht: { kind: 'choice', values: ['first', 'seat'], default: 'first' },
  /** AU-15: who writes a Strich when a Kehr fails. */
  kehrGegner: { kind: 'choice', values: ['handPlayers', 'all'], default: 'handPlayers' },
  /** AU-16: whether the dealer sees the Lukas before they decide. */
  lukasBlick: { kind: 'choice', values: ['look', 'blind'], default: 'look' },
  /** AU-17: trump in a Lukas game: any suit, or the bottom card's. */
  lukasTrumpf: { kind: 'choice', values: ['free', 'bottomCard'], default: 'free' },
  /** AU-19: who leads trick 1. */
  ausspiel: { kind: 'choice', values: ['vorhand', 'declarer'], default: 'vorhand' },
  /** AU-22: whether a hand of nothing but trumps must over-trump if it can. */
  strictUndertrump: { kind: 'flag', default: false },
  /** AU-25: the scale of the Weise. */
  weisSkala: { kind: 'choice', values: ['modern', 'klein'], default: 'modern' },
  /** AU-27: whether Stöck count. */
  stoeck: { kind: 'flag', default: true },
  /** AU-28: points for taking all nine tricks. */
  matchBonus: { kind: 'choice', values: [0, 100], default: 0 },
  /** AU-30: whether the dealer writes a Härdöpfel in a lost game too. */
  geberHaerdoepfel: { kind: 'flag', default: true },
  /** AU-30: Striche for each of the others in a lost hand or Kehr game. */
  verlustStriche: { kind: 'choice', values: [0, 1], default: 0 },
  /** AU-31: whether a Härdöpfel takes back a Strich, or is only written down. */
  haerdoepfel: { kind: 'choice', values: ['offset', 'mark'], default: 'offset' },
  /** AU-32: whether the dealer stays after a won game. */
  geben: { kind: 'choice', values: ['bleibt', 'wechselt'], default: 'bleibt' },
  /** AU-33: the Stand that ends the match. */
  ziel: { kind: 'number', min: 3, max: 21, default: 7 },
} as const satisfies OptionSpecs;

export type AuchoOptions = OptionsOf<typeof AUCHO_OPTIONS>;

export const auchoOptionsSchema = optionsSchema(AUCHO_OPTIONS);
