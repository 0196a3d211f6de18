import { SUITS } from '@stammtisch/kit';
import { z } from 'zod';
import { CARDS, PACK } from './cards.ts';

/** What may be announced, in the order of the ladder after Re or Kontra (DK-17). */
export const ANSAGEN = ['re', 'kontra', 'keine90', 'keine60', 'keine30', 'schwarz'] as const;

export type Ansage = (typeof ANSAGEN)[number];

const suitSchema = z.literal([...SUITS]);
const cardSchema = z.literal([...CARDS]);
const seatSchema = z.literal([0, 1, 2, 3]);
const bare = <T extends string>(type: T) => z.strictObject({ type: z.literal(type) });

/** Every intent of Doppelkopf, strict. `geben` is the table's alone. */
export const doppelkopfIntentSchema = z.discriminatedUnion('type', [
  bare('gesund'),
  z.strictObject({ type: z.literal('solo'), suit: suitSchema }),
  bare('hochzeit'),
  z.strictObject({ type: z.literal('ansage'), ansage: z.literal([...ANSAGEN]) }),
  bare('klopfen'),
  z.strictObject({ type: z.literal('spielen'), card: cardSchema }),
  z.strictObject({
    type: z.literal('geben'),
    dealer: seatSchema,
    deck: z.array(cardSchema).length(PACK.length),
  }),
]);

export type DoppelkopfIntent = z.infer<typeof doppelkopfIntentSchema>;

/** What `legal` lists: intents as they may be sent, a card that is held twice only once. */
export type DoppelkopfLegal = Exclude<DoppelkopfIntent, { type: 'geben' }>;
