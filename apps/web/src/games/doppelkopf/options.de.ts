import type { DOPPELKOPF_OPTIONS } from '@stammtisch/doppelkopf';
import type { OptionTexts } from '../options/optionText.types.ts';

/** Doppelkopf's house rules in words: what is asked, what it means, and each answer. */
export const doppelkopfOptionsDe = {
  runden: {
    label: 'Wie viele Runden?',
    help: 'In einer Runde gibt jeder einmal: vier Spiele.',
    values: {},
  },
  soloAusspiel: {
    label: 'Wer spielt im Solo aus?',
    help: 'Gilt für den ersten Stich.',
    values: { vorhand: 'Vorhand, wie immer', soloist: 'Wer das Solo spielt' },
  },
  ansageFrist: {
    label: 'Wann wird angesagt?',
    help: 'Re und Kontra im 1. Stich, Keine 90 im 2., Keine 60 im 3., Keine 30 im 4., Schwarz im 5.',
    values: { exact: 'Nur im richtigen Stich', latest: 'Spätestens in diesem Stich' },
  },
  ansageLeiter: {
    label: 'Eine Ansage nach der anderen',
    help: 'Keine 90 nur nach Re oder Kontra, Keine 60 nur nach Keine 90, und so weiter.',
    values: {},
  },
  klopfen: {
    label: 'Klopfen',
    help: 'Wer klopft, verdoppelt das Spiel; jeder einmal.',
    values: { off: 'Nein', firstRound: 'In der ersten Runde', always: 'In jedem Spiel' },
  },
  klopfFrist: {
    label: 'Wie lange darf geklopft werden?',
    help: 'Gilt nur, wenn geklopft wird.',
    values: { fifthCard: 'Bis die fünfte Karte liegt', ownFifthCard: 'Bis zur eigenen fünften Karte' },
  },
  kontraAllein121: {
    label: 'Nur Kontra angesagt: 120 genügen Re',
    help: 'Hat nur Kontra angesagt, muss Kontra 121 Augen machen.',
    values: {},
  },
  absageVerfehlt: {
    label: 'Wenn eine Absage verfehlt wird',
    help: 'Absagen sind Keine 90 bis Schwarz. Verdoppeln tun sie immer.',
    values: {
      verliert: 'Wer sie verfehlt, verliert das Spiel',
      nurVerdoppelt: 'Die Augen entscheiden: 121 für Re, 120 für Kontra',
    },
  },
  soloVerlust: {
    label: 'Verlorenes Solo',
    help: 'Wie viele Punkte ein verlorenes Solo im Grund kostet.',
    values: { 1: '1 Punkt', 2: '2 Punkte' },
  },
  stillVerlust: {
    label: 'Verlorenes stilles Solo',
    help: 'Dasselbe für das stille Solo und die Hochzeit ohne Partner.',
    values: { 1: '1 Punkt', 2: '2 Punkte' },
  },
  verfehltZaehlt: {
    label: 'Verfehlte Ansagen zählen',
    help: 'Jede verfehlte Stufe bringt den Gewinnern einen Punkt dazu.',
    values: {},
  },
} satisfies OptionTexts<typeof DOPPELKOPF_OPTIONS>;
