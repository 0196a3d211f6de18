import type { AuchoEvent } from '@stammtisch/aucho';
import { SEATS, type Seat } from '@stammtisch/kit';
import type { EventWords, Speech } from '../../table/log/useEventFeed.ts';
import type { SceneValue } from '../../table/scene/Scene.tsx';
import type { AuchoText } from './auchoTexts.ts';

/** What an event makes a seat say at the table; most say nothing, and answers in a Kehr are marks at the seat. */
function speechOf(event: AuchoEvent, scene: SceneValue, t: AuchoText): Speech | null {
  const say = (seat: Seat, text: string): Speech => ({ seat, text });
  switch (event.type) {
    case 'trumpfGemacht':
      return say(
        event.seat,
        t(event.from === 'kehr' ? 'say.halt' : 'say.trumpf', { suit: scene.suitName(event.suit) }),
      );
    case 'kehrVerlangt':
      return say(event.seat, t('say.kehr'));
    case 'gepasst':
      return say(event.seat, t('say.weiter'));
    case 'lukasGenommen':
      return say(event.seat, t('say.lukas'));
    case 'fortGesagt':
      return say(event.seat, t('say.fort'));
    case 'vierUnderAngemeldet':
      return say(event.seat, t('say.vierUnder', { under: t(`under.${scene.skin}`) }));
    case 'gewiesen':
      return say(event.seat, t('say.weis', { points: event.best }));
    case 'stoeckGezaehlt':
      return say(event.seat, t('say.stoeck'));
    case 'geraubt':
      return say(event.seat, t('say.rob', { card: scene.cardName(event.card) }));
    default:
      return null;
  }
}

/** The bidding and the Kehr as sentences. */
function biddingSentence(event: AuchoEvent, scene: SceneValue, t: AuchoText): string | null {
  const { nameOf, suitName, cardName } = scene;
  switch (event.type) {
    case 'gegeben':
      return event.dealer === scene.own
        ? t('log.gegebenYou')
        : t('log.gegeben', { name: nameOf(event.dealer) });
    case 'trumpfGemacht':
      return t('log.trumpf', { name: nameOf(event.seat), suit: suitName(event.suit) });
    case 'kehrVerlangt':
      return t('log.kehr', { name: nameOf(event.seat) });
    case 'gepasst':
      return t('log.weiter', { name: nameOf(event.seat) });
    case 'aufgedeckt':
      return t('log.aufgedeckt', { n: event.index, card: cardName(event.card) });
    case 'geantwortet':
      return t(`log.${event.answer ?? 'sealed'}`, { name: nameOf(event.seat) });
    case 'geraubt': {
      const cards = { card: cardName(event.card), six: cardName(event.six) };
      return t('log.geraubt', { name: nameOf(event.seat), ...cards });
    }
    case 'lukasGenommen':
      return t('log.lukas', { name: nameOf(event.seat) });
    case 'fortGesagt':
      return t('log.fort', { name: nameOf(event.seat) });
    default:
      return null;
  }
}

/** The play and its end as sentences. */
function playSentence(event: AuchoEvent, scene: SceneValue, t: AuchoText): string | null {
  const { nameOf, cardName } = scene;
  switch (event.type) {
    case 'vierUnderAngemeldet':
      return t('log.vierUnder', { name: nameOf(event.seat), under: t(`under.${scene.skin}`) });
    case 'gewiesen':
      return t('log.gewiesen', { name: nameOf(event.seat), points: event.best });
    case 'strafe':
      return t('log.strafe', { name: nameOf(event.seat) });
    case 'gespielt':
      return t('log.gespielt', { name: nameOf(event.seat), card: cardName(event.card) });
    case 'stoeckGezaehlt':
      return t('log.stoeck', { name: nameOf(event.seat) });
    case 'stichGewonnen':
      return t('log.stich', { name: nameOf(event.seat), points: event.points });
    case 'weisGezaehlt':
      return t('log.weis', { points: event.points });
    case 'spielGewertet':
      return event.declarerPoints === null || event.opponentPoints === null
        ? t(`kind.${event.kind}`)
        : t('log.ergebnis', { own: event.declarerPoints, other: event.opponentPoints });
    case 'partieBeendet':
      return t('log.ende');
    default:
      return null;
  }
}

function drawSentence(event: AuchoEvent, scene: SceneValue, t: AuchoText): string | null {
  if (event.type !== 'gezogen') return null;
  const drawn = SEATS.flatMap((seat) => {
    const card = event.cards[seat];
    return card ? [t('log.gezogen', { name: scene.nameOf(seat), card: scene.cardName(card) })] : [];
  });
  return drawn.join(' ');
}

/** Aucho's events in words: as speech bubbles, and as lines of the log. */
export function eventWords(scene: SceneValue, t: AuchoText): EventWords<AuchoEvent> {
  return {
    speech: (event) => speechOf(event, scene, t),
    sentence: (event) =>
      drawSentence(event, scene, t) ?? biddingSentence(event, scene, t) ?? playSentence(event, scene, t),
  };
}
