import type { AuchoView } from '@stammtisch/aucho';
import { type Card, rankOf, SEATS, type Seat } from '@stammtisch/kit';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { flyIn, plateRect } from '../../table/scene/motion.ts';
import { useScene } from '../../table/scene/Scene.tsx';
import { Face } from '../../table/scene/SceneCard.tsx';
import { auchoTexts } from './auchoTexts.ts';
import styles from './Draws.module.css';

/** For marking the lowest card only: who deals is the server's word. */
const LOW_TO_HIGH = '6789TJQKA';

const height = (card: Card): number => LOW_TO_HIGH.indexOf(rankOf(card));

interface Drawn {
  readonly seat: Seat;
  readonly card: Card;
  readonly round: number;
  readonly mark: 'deals' | 'again' | null;
}

/** The newest card of each seat, with those marked that were lowest in the last round. */
function newestDraws(draws: AuchoView['draws']): Drawn[] {
  const last = draws.length - 1;
  const lowest = Math.min(...SEATS.flatMap((seat) => draws[last]?.[seat] ?? []).map(height));
  const tied = SEATS.filter((seat) => {
    const card = draws[last]?.[seat];
    return card != null && height(card) === lowest;
  });
  return SEATS.flatMap((seat) => {
    const round = draws.findLastIndex((cards) => cards[seat] !== null);
    const card = draws[round]?.[seat];
    if (!card) return [];
    const mark = !tied.includes(seat) ? null : tied.length === 1 ? 'deals' : 'again';
    return [{ seat, card, round, mark } as const];
  });
}

/** The drawing for the dealer: each seat's card before it; the lowest is marked, and tied ones draw again. */
export function Draws({ draws }: { draws: AuchoView['draws'] }) {
  const t = useTexts(auchoTexts);
  const settled = useRef(false);
  useEffect(() => {
    settled.current = true;
  }, []);
  return (
    <ul className={styles.draws} aria-label={t('draws.label')}>
      {newestDraws(draws).map((drawn) => (
        <DrawnCard key={`${drawn.round}:${drawn.seat}`} drawn={drawn} settled={settled} />
      ))}
    </ul>
  );
}

function DrawnCard({ drawn, settled }: { drawn: Drawn; settled: RefObject<boolean> }) {
  const t = useTexts(auchoTexts);
  const { placeOf, nameOf, cardName } = useScene();
  const element = useRef<HTMLLIElement>(null);
  const place = placeOf(drawn.seat);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a card comes once, when it is drawn.
  useLayoutEffect(() => {
    if (!element.current || !settled.current) return;
    const from = plateRect(element.current, place);
    if (from) flyIn(element.current, from);
  }, []);
  return (
    <li ref={element} className={styles.card} data-place={place} data-mark={drawn.mark}>
      <span role="img" aria-label={t('draws.card', { name: nameOf(drawn.seat), card: cardName(drawn.card) })}>
        <Face card={drawn.card} />
      </span>
      {drawn.mark ? <span className={styles.mark}>{t(`draws.${drawn.mark}`)}</span> : null}
    </li>
  );
}
