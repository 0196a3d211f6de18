import { rankOf, type Seat, suitOf } from '@stammtisch/kit';
import type { AuchoCard } from './cards.ts';
import type { SpielStage } from './state.ts';

/** AU-27, in points. */
export const STOECK_POINTS = 20;

/**
 * Whether playing this card completes the seat's Stöck (AU-27): the other one of trump K and Q was played by the
 * same seat before. No hand grows after its first card, so both were in it then.
 */
export function completesStoeck(stage: SpielStage, seat: Seat, card: AuchoCard): boolean {
  const { trump } = stage.contract;
  const rank = rankOf(card);
  if (suitOf(card) !== trump || (rank !== 'K' && rank !== 'Q')) return false;
  const other: AuchoCard = rank === 'K' ? `${trump}Q` : `${trump}K`;
  return stage.play.tricks.some((trick) =>
    trick.cards.some((played) => played.seat === seat && played.card === other),
  );
}
