import type { Card, Played } from '@stammtisch/kit';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { flyIn, flyOut, plateRect } from '../scene/motion.ts';
import { useScene } from '../scene/Scene.tsx';
import { NamedCard } from '../scene/SceneCard.tsx';
import { tableTexts } from '../words/tableTexts.ts';
import styles from './TrickArea.module.css';
import type { TrickShow } from './useTrickShow.ts';

/** The trick: each card in front of its seat; it comes from there, and goes to whoever wins it. */
export function TrickArea({ show }: { show: TrickShow }) {
  const t = useTexts(tableTexts);
  // What lies on the table when the page opens has not just been played.
  const settled = useRef(false);
  useEffect(() => {
    settled.current = true;
  }, []);
  return (
    <ol className={styles.trick} aria-label={t('trick.label')}>
      {show.cards.map((played) => (
        <TrickCard key={`${show.id}:${played.seat}`} played={played} show={show} settled={settled} />
      ))}
    </ol>
  );
}

interface TrickCardProps {
  played: Played<Card>;
  show: TrickShow;
  settled: RefObject<boolean>;
}

function TrickCard({ played, show, settled }: TrickCardProps) {
  const { placeOf, own, origins } = useScene();
  const element = useRef<HTMLLIElement>(null);
  const place = placeOf(played.seat);
  const winnerPlace = show.winner === null ? null : placeOf(show.winner);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a card comes once, when it is laid.
  useLayoutEffect(() => {
    const card = element.current;
    if (!card || !settled.current) return;
    const fromHand = played.seat === own ? origins.current.get(played.card) : undefined;
    origins.current.delete(played.card);
    const from = fromHand ?? plateRect(card, place);
    if (from) flyIn(card, from, fromHand !== undefined);
  }, []);

  useEffect(() => {
    const card = element.current;
    if (!card || !show.leaving || winnerPlace === null) return;
    const to = plateRect(card, winnerPlace);
    if (to) flyOut(card, to);
  }, [show.leaving, winnerPlace]);

  return (
    <li ref={element} className={styles.card} data-place={place} data-won={show.winner === played.seat}>
      <NamedCard card={played.card} />
    </li>
  );
}
