import { bare, bySeatSchema, cardSchema, gebenSchema, spielenSchema, suitSchema } from '@stammtisch/kit';
import { z } from 'zod';
import { type AuchoCard, HAND_SIZE, PACK } from './cards.ts';

const card = cardSchema(PACK);

/** Every intent of Aucho, strict. `ziehen` and `geben` are the table's alone. */
export const auchoIntentSchema = z.discriminatedUnion('type', [
  bare('vierUnder'),
  z.strictObject({ type: z.literal('trumpf'), suit: suitSchema }),
  bare('kehr'),
  bare('weiter'),
  bare('aufdecken'),
  bare('halt'),
  bare('rauben'),
  bare('lukas'),
  bare('fort'),
  z.strictObject({
    type: z.literal('weisen'),
    weise: z
      .array(z.strictObject({ cards: z.array(card).min(3).max(HAND_SIZE) }))
      .min(1)
      .max(HAND_SIZE),
  }),
  spielenSchema(card),
  z.strictObject({
    type: z.literal('ziehen'),
    cards: bySeatSchema(card.nullable()),
  }),
  gebenSchema(card, PACK.length),
]);

export type AuchoIntent = z.infer<typeof auchoIntentSchema>;

/**
 * What `legal` lists. All are intents as they may be sent, but `weisen`, which is a pattern: any non-empty choice
 * from the Weise in `from` may be shown, each at most once and at its full length (AU-24, AU-25).
 */
export type AuchoLegal =
  | Exclude<AuchoIntent, { type: 'weisen' | 'ziehen' | 'geben' }>
  | {
      readonly type: 'weisen';
      readonly from: readonly LegalWeis[];
    };

/** A Weis that may be shown; `strafe`: unannounced four Under, which cost a Härdöpfel and count nothing, 0 points (AU-9). */
export interface LegalWeis {
  readonly cards: readonly AuchoCard[];
  readonly points: number;
  readonly strafe: boolean;
}
