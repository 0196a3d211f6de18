import type { DOPPELKOPF_OPTIONS } from '@stammtisch/doppelkopf';
import type { OptionTexts } from '../options/optionText.types.ts';

/** Doppelkopf's house rules in words: what is asked, what it means, and each answer. */
export const doppelkopfOptionsEn = {
  runden: {
    label: 'How many rounds?',
    help: 'In a round everybody deals once: four deals.',
    values: {},
  },
  soloAusspiel: {
    label: 'Who leads in a Solo?',
    help: 'For the first trick.',
    values: { vorhand: 'Vorhand, as ever', soloist: 'Whoever plays the Solo' },
  },
  ansageFrist: {
    label: 'When to announce?',
    help: 'Re and Kontra in trick 1, Keine 90 in 2, Keine 60 in 3, Keine 30 in 4, Schwarz in 5.',
    values: { exact: 'Only in that trick', latest: 'In that trick at the latest' },
  },
  ansageLeiter: {
    label: 'One announcement after the other',
    help: 'Keine 90 only after Re or Kontra, Keine 60 only after Keine 90, and so on.',
    values: {},
  },
  klopfen: {
    label: 'Knocking',
    help: 'A knock doubles the deal; everybody may once.',
    values: { off: 'No', firstRound: 'In the first round', always: 'In every deal' },
  },
  klopfFrist: {
    label: 'Until when may one knock?',
    help: 'Only where there is knocking.',
    values: { fifthCard: 'Until the fifth card lies', ownFifthCard: 'Until one’s own fifth card' },
  },
  kontraAllein121: {
    label: 'Only Kontra announced: 120 do for Re',
    help: 'If Kontra alone has announced, it must make 121 points.',
    values: {},
  },
  absageVerfehlt: {
    label: 'If a Keine 90 to Schwarz fails',
    help: 'The announcements from Keine 90 to Schwarz. They double in any case.',
    values: {
      verliert: 'Whoever fails it loses the deal',
      nurVerdoppelt: 'Card points decide: 121 for Re, 120 for Kontra',
    },
  },
  soloVerlust: {
    label: 'A Solo that is lost',
    help: 'How many points it costs to begin with.',
    values: { 1: '1 point', 2: '2 points' },
  },
  stillVerlust: {
    label: 'A silent Solo that is lost',
    help: 'The same for a silent Solo and a Hochzeit without a partner.',
    values: { 1: '1 point', 2: '2 points' },
  },
  verfehltZaehlt: {
    label: 'Failed announcements count',
    help: 'Each level missed gives the winners a point more.',
    values: {},
  },
} satisfies OptionTexts<typeof DOPPELKOPF_OPTIONS>;
