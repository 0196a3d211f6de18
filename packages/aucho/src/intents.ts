import { SUITS } from '@stammtisch/kit';
import { z } from 'zod';
import { HAND_SIZE, PACK } from './cards.ts';

export const suitSchema = z.literal([...SUITS]);
export const cardSchema = z.literal([...PACK]);
const seatSchema = z.literal([0, 1, 2, 3]);
const bare = <T extends string>(type: T) => z.strictObject({ type: z.literal(type) });

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
      .array(z.strictObject({ cards: z.array(cardSchema).min(3).max(HAND_SIZE) }))
      .min(1)
      .max(HAND_SIZE),
  }),
  z.strictObject({ type: z.literal('spielen'), card: cardSchema }),
  z.strictObject({
    type: z.literal('ziehen'),
    cards: z.tuple([
      cardSchema.nullable(),
      cardSchema.nullable(),
      cardSchema.nullable(),
      cardSchema.nullable(),
    ]),
  }),
  z.strictObject({
    type: z.literal('geben'),
    dealer: seatSchema,
    deck: z.array(cardSchema).length(PACK.length),
  }),
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
  readonly cards: readonly z.infer<typeof cardSchema>[];
  readonly points: number;
  readonly strafe: boolean;
}
