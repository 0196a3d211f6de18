import type { DoppelkopfEvent } from '@stammtisch/doppelkopf';
import type { Seat } from '@stammtisch/kit';
import type { EventWords, Speech } from '../../table/log/useEventFeed.ts';
import type { SceneValue } from '../../table/scene/Scene.tsx';
import type { DoppelkopfText } from './doppelkopfTexts.ts';

type Of<T extends DoppelkopfEvent['type']> = Extract<DoppelkopfEvent, { type: T }>;

/** What an event makes a seat say at the table. A sealed answer says nothing: it is a mark at the seat. */
function speechOf(event: DoppelkopfEvent, scene: SceneValue, t: DoppelkopfText): Speech | null {
  const say = (seat: Seat, text: string): Speech => ({ seat, text });
  switch (event.type) {
    case 'geantwortet':
      return event.answer === 'gesund' ? say(event.seat, t('say.gesund')) : null;
    case 'soloAngesagt':
      return say(event.seat, t('say.solo', { suit: scene.suitName(event.suit) }));
    case 'hochzeitAngesagt':
      return say(event.seat, t('say.hochzeit'));
    case 'angesagt':
      return say(event.seat, t('say.ansage', { ansage: t(`ansage.${event.ansage}`) }));
    case 'geklopft':
      return say(event.seat, t('say.klopfen'));
    default:
      return null;
  }
}

/** An answer: sealed for all but the seat itself, until the deal is looked at again. */
function answerSentence({ seat, answer }: Of<'geantwortet'>, { nameOf, own }: SceneValue, t: DoppelkopfText) {
  if (answer === null) return t('log.answered', { name: nameOf(seat) });
  return seat === own ? t(`log.${answer}You`) : t(`log.${answer}Said`, { name: nameOf(seat) });
}

/** The dealing and the asking as sentences. */
function askingSentence(event: DoppelkopfEvent, scene: SceneValue, t: DoppelkopfText): string | null {
  const { nameOf, own } = scene;
  switch (event.type) {
    case 'gegeben':
      return event.dealer === own ? t('log.gegebenYou') : t('log.gegeben', { name: nameOf(event.dealer) });
    case 'geantwortet':
      return answerSentence(event, scene, t);
    case 'soloAngesagt':
      return t('log.solo', { name: nameOf(event.seat), suit: scene.suitName(event.suit) });
    case 'hochzeitAngesagt':
      return t('log.hochzeit', { name: nameOf(event.seat) });
    case 'angesagt': {
      const ansage = t(`ansage.${event.ansage}`);
      return t('log.ansage', { name: nameOf(event.seat), ansage, n: event.trick });
    }
    case 'geklopft':
      return t('log.klopfen', { name: nameOf(event.seat) });
    default:
      return null;
  }
}

function resultSentence(event: Of<'spielGewertet'>, t: DoppelkopfText): string {
  return t('log.ergebnis', {
    winner: t(`result.${event.winner ?? 'nobody'}`),
    re: event.reAugen,
    kontra: event.kontraAugen,
    points: t('result.points', { count: event.points }),
  });
}

/** The play and its end as sentences. */
function playSentence(event: DoppelkopfEvent, scene: SceneValue, t: DoppelkopfText): string | null {
  const { nameOf, cardName } = scene;
  switch (event.type) {
    case 'gespielt':
      return t('log.gespielt', { name: nameOf(event.seat), card: cardName(event.card) });
    case 'stichGewonnen':
      return t('log.stich', { name: nameOf(event.seat), augen: event.augen });
    case 'hochzeitGeklaert':
      return t('log.geklaert', { name: nameOf(event.partner), n: event.trick });
    case 'hochzeitAllein':
      return t('log.allein');
    case 'spielGewertet':
      return resultSentence(event, t);
    case 'partieBeendet':
      return t('log.ende');
    default:
      return null;
  }
}

/** Doppelkopf's events in words: as speech bubbles, and as lines of the log. */
export function eventWords(scene: SceneValue, t: DoppelkopfText): EventWords<DoppelkopfEvent> {
  return {
    speech: (event) => speechOf(event, scene, t),
    sentence: (event) => askingSentence(event, scene, t) ?? playSentence(event, scene, t),
  };
}
