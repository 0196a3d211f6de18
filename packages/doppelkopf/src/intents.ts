import { bare, cardSchema, gebenSchema, spielenSchema, suitSchema } from '@stammtisch/kit';
import { z } from 'zod';
import { CARDS, PACK } from './cards.ts';

/** What may be announced, in the order of the ladder after Re or Kontra (DK-17). */
export const ANSAGEN = ['re', 'kontra', 'keine90', 'keine60', 'keine30', 'schwarz'] as const;

export type Ansage = (typeof ANSAGEN)[number];

const card = cardSchema(CARDS);

/** Every intent of Doppelkopf, strict. `geben` is the table's alone. */
export const doppelkopfIntentSchema = z.discriminatedUnion('type', [
  bare('gesund'),
  z.strictObject({ type: z.literal('solo'), suit: suitSchema }),
  bare('hochzeit'),
  z.strictObject({ type: z.literal('ansage'), ansage: z.literal([...ANSAGEN]) }),
  bare('klopfen'),
  spielenSchema(card),
  gebenSchema(card, PACK.length),
]);

export type DoppelkopfIntent = z.infer<typeof doppelkopfIntentSchema>;

/** What `legal` lists: intents as they may be sent, a card that is held twice only once. */
export type DoppelkopfLegal = Exclude<DoppelkopfIntent, { type: 'geben' }>;
