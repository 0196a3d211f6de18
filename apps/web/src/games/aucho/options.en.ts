import type { AUCHO_OPTIONS } from '@stammtisch/aucho';
import type { OptionTexts } from '../options/optionText.types.ts';

/** Aucho's house rules in words: what is asked, what it means, and each answer. */
export const auchoOptionsEn = {
  kehrTiming: {
    label: 'When does the Kehr begin?',
    help: 'Whether those after the first call may still make trump.',
    values: { immediate: 'At once, on the first call', waits: 'When all have spoken' },
  },
  haltVorrecht: {
    label: 'Several call Halt',
    help: 'Who gets the game if two want the same card.',
    values: { first: 'Whoever calls first', seat: 'Whoever sits next after the dealer' },
  },
  kehrGegner: {
    label: 'Strich when the Kehr fails',
    help: 'Nobody called Halt: who writes, besides the caller’s Härdöpfel.',
    values: { handPlayers: 'The two other players', all: 'The dealer too' },
  },
  lukasBlick: {
    label: 'A look at the Lukas',
    help: 'Whether the dealer sees the nine cards before deciding.',
    values: { look: 'The dealer may look', blind: 'The dealer decides blind' },
  },
  lukasTrumpf: {
    label: 'Trump in a Lukas game',
    help: 'Which suit the dealer may make trump.',
    values: { free: 'Any suit', bottomCard: 'Only the bottom card’s' },
  },
  ausspiel: {
    label: 'Who leads first?',
    help: 'For the first trick of each deal.',
    values: { vorhand: 'Vorhand', declarer: 'Whoever made trump' },
  },
  strictUndertrump: {
    label: 'Over-trump with nothing but trumps',
    help: 'Whoever holds only trumps must play a higher one if possible.',
    values: {},
  },
  weisSkala: {
    label: 'What the Weise count',
    help: 'Points for runs and for four alike.',
    values: { modern: 'New: 20 to 300, four nines 150', klein: 'Old: runs of five or more 100 each' },
  },
  stoeck: {
    label: 'Stöck count',
    help: 'King and Ober of trumps in one hand give 20 points.',
    values: {},
  },
  matchBonus: {
    label: 'All nine tricks',
    help: 'Points on top if one side takes every trick.',
    values: { 0: 'Nothing extra', 100: '100 points' },
  },
  geberHaerdoepfel: {
    label: 'Härdöpfel for the dealer',
    help: 'The dealer writes one too when the deal is lost.',
    values: {},
  },
  verlustStriche: {
    label: 'Striche for the opponents',
    help: 'What the others write when the deal is lost.',
    values: { 0: 'None', 1: 'One each' },
  },
  haerdoepfel: {
    label: 'What a Härdöpfel does',
    help: 'Whether it is taken off the score or only written down.',
    values: { offset: 'Takes back a Strich', mark: 'Is only written down' },
  },
  geben: {
    label: 'Dealing after a win',
    help: 'Whether the dealer stays after a deal that was won.',
    values: { bleibt: 'The same one deals', wechselt: 'The next one deals' },
  },
  ziel: {
    label: 'Play to',
    help: 'This many Striche (score) end the match.',
    values: {},
  },
} satisfies OptionTexts<typeof AUCHO_OPTIONS>;
