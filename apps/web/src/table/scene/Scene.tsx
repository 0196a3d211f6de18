import { type Card, rankOf, type Seat, type Suit, suitOf } from '@stammtisch/kit';
import type { GameId, RoomView, TableSnapshot } from '@stammtisch/protocol';
import { createContext, type ReactNode, type RefObject, useContext, useMemo, useRef } from 'react';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { tableTexts } from '../words/tableTexts.ts';
import { type Place, placeOf } from './places.ts';
import { useSeenAgain } from './seenAgain.ts';
import { type Skin, useFourColour, useSkin } from './settings.ts';

/** What every part of the table needs to know about who looks at it, and how. */
export interface SceneValue {
  readonly game: GameId;
  /** The viewer's seat; null for spectators. */
  readonly own: Seat | null;
  placeOf(seat: Seat): Place;
  nameOf(seat: Seat): string;
  readonly skin: Skin;
  readonly fourColour: boolean;
  readonly labels: 'de' | 'en';
  suitName(suit: Suit): string;
  cardName(card: Card): string;
  /** Where a played card left the hand, for its way to the middle. */
  readonly origins: RefObject<Map<string, DOMRect>>;
}

const SceneContext = createContext<SceneValue | null>(null);

/** The scene that the surrounding table has set. */
export function useScene(): SceneValue {
  const scene = useContext(SceneContext);
  if (!scene) throw new Error('useScene outside of <Scene>');
  return scene;
}

interface SceneProps {
  table: Pick<TableSnapshot, 'game' | 'seat' | 'names' | 'direction'>;
  room: RoomView;
  usualSkin: Skin;
  /** What the French suits are called: Schaufel and Ecken, or Pik and Karo. */
  frenchSuits?: 'french' | 'german';
  children: ReactNode;
}

/** Sets the scene for a table: seats, names, and the names of cards in the reader's skin and language. */
export function Scene({ table, room, usualSkin, frenchSuits = 'french', children }: SceneProps) {
  const t = useTexts(tableTexts);
  const { game, seat: own, names, direction } = table;
  const [skin] = useSkin(game, usualSkin);
  const [fourColour] = useFourColour();
  const origins = useRef(new Map<string, DOMRect>());
  const labels = useLanguage();
  const { seats } = room;
  const bottom = useSeenAgain()?.bottom ?? 0;

  const value = useMemo<SceneValue>(() => {
    const suits = skin === 'french' ? frenchSuits : skin;
    const suitName = (suit: Suit) => t(`suit.${suits}.${suit}`);
    return {
      game,
      own,
      placeOf: (seat) => placeOf(seat, own ?? bottom, direction),
      // A computer may have taken over from the player who began: the room knows who sits there now.
      nameOf: (seat) => {
        const sitting = seats[seat];
        return names[seat] || (sitting.kind === 'empty' ? t('seat.empty') : sitting.name);
      },
      skin,
      fourColour,
      labels,
      suitName,
      cardName: (card) =>
        t('cardName', { suit: suitName(suitOf(card)), rank: t(`rank.${skin}.${rankOf(card)}`) }),
      origins,
    };
  }, [game, own, bottom, names, direction, seats, skin, frenchSuits, fourColour, labels, t]);
  return <SceneContext value={value}>{children}</SceneContext>;
}
