import type { AUCHO_OPTIONS } from '@stammtisch/aucho';
import type { OptionTexts } from '../options/optionText.types.ts';

/** Aucho's house rules in words: what is asked, what it means, and each answer. */
export const auchoOptionsDe = {
  kehrTiming: {
    label: 'Wann beginnt die Kehr?',
    help: 'Ob die Spieler nach dem Kehr-Ruf noch Trumpf machen dürfen.',
    values: { immediate: 'Sofort beim ersten Ruf', waits: 'Erst, wenn alle gesprochen haben' },
  },
  haltVorrecht: {
    label: 'Mehrere rufen Halt',
    help: 'Wer das Spiel bekommt, wenn zwei dieselbe Karte wollen.',
    values: { first: 'Wer zuerst ruft', seat: 'Wer dem Geber am nächsten folgt' },
  },
  kehrGegner: {
    label: 'Strich, wenn die Kehr verfällt',
    help: 'Niemand hat Halt gerufen: wer ausser dem Härdöpfel des Rufers etwas schreibt.',
    values: { handPlayers: 'Die zwei anderen Spieler', all: 'Auch der Geber' },
  },
  lukasBlick: {
    label: 'Blick in den Lukas',
    help: 'Ob der Geber die neun Karten sieht, bevor er sich entscheidet.',
    values: { look: 'Er darf schauen', blind: 'Er entscheidet blind' },
  },
  lukasTrumpf: {
    label: 'Trumpf im Lukas',
    help: 'Welche Farbe der Geber zum Trumpf machen darf.',
    values: { free: 'Jede Farbe', bottomCard: 'Nur die der untersten Karte' },
  },
  ausspiel: {
    label: 'Wer spielt zuerst aus?',
    help: 'Gilt für den ersten Stich jedes Spiels.',
    values: { vorhand: 'Vorhand', declarer: 'Wer Trumpf gemacht hat' },
  },
  strictUndertrump: {
    label: 'Mit lauter Trümpfen übertrumpfen',
    help: 'Wer nur noch Trümpfe hat, muss einen höheren geben, wenn er kann.',
    values: {},
  },
  weisSkala: {
    label: 'Was die Weise zählen',
    help: 'Punkte für Folgen und für vier gleiche Karten.',
    values: { modern: 'Neu: 20 bis 300, vier Neuner 150', klein: 'Alt: Folgen ab fünf je 100' },
  },
  stoeck: {
    label: 'Stöck zählen',
    help: 'König und Ober vom Trumpf in einer Hand geben 20 Punkte.',
    values: {},
  },
  matchBonus: {
    label: 'Alle neun Stiche',
    help: 'Punkte obendrauf, wenn eine Seite alle Stiche macht.',
    values: { 0: 'Nichts dazu', 100: '100 Punkte' },
  },
  geberHaerdoepfel: {
    label: 'Härdöpfel für den Geber',
    help: 'Auch der Geber schreibt einen, wenn das Spiel verloren geht.',
    values: {},
  },
  verlustStriche: {
    label: 'Striche für die Gegner',
    help: 'Was die anderen schreiben, wenn das Spiel verloren geht.',
    values: { 0: 'Keiner', 1: 'Jeder einen' },
  },
  haerdoepfel: {
    label: 'Was ein Härdöpfel bewirkt',
    help: 'Ob er vom Stand abgezogen oder nur aufgeschrieben wird.',
    values: { offset: 'Löscht einen Strich', mark: 'Wird nur aufgeschrieben' },
  },
  geben: {
    label: 'Geben nach einem Sieg',
    help: 'Ob der Geber nach einem gewonnenen Spiel bleibt.',
    values: { bleibt: 'Derselbe gibt wieder', wechselt: 'Der Nächste gibt' },
  },
  ziel: {
    label: 'Gespielt wird auf',
    help: 'So viele Striche (Stand) beenden die Partie.',
    values: {},
  },
} satisfies OptionTexts<typeof AUCHO_OPTIONS>;
