import { z } from 'zod';
import { type Card, SUITS } from './cards.ts';
import { SEATS } from './seats.ts';

export const suitSchema = z.literal([...SUITS]);
export const seatSchema = z.literal([...SEATS]);

/** One of these cards. */
export function cardSchema<C extends Card>(cards: readonly C[]) {
  return z.literal([...cards]);
}

/** One value a seat, by seat number. */
export function bySeatSchema<S extends z.ZodType>(value: S) {
  return z.tuple([value, value, value, value]);
}

/** An intent that says nothing but its type. */
export function bare<T extends string>(type: T) {
  return z.strictObject({ type: z.literal(type) });
}

/** A seat lays a card. */
export function spielenSchema<C extends Card>(card: z.ZodLiteral<C>) {
  return z.strictObject({ type: z.literal('spielen'), card });
}

/** The table gives a deal: who deals, and the shuffled deck of so many cards from top to bottom. */
export function gebenSchema<C extends Card>(card: z.ZodLiteral<C>, size: number) {
  return z.strictObject({ type: z.literal('geben'), dealer: seatSchema, deck: z.array(card).length(size) });
}

/** Reads untrusted JSON by a schema; null if it does not fit. */
export function parser<T>(schema: z.ZodType<T>): (raw: unknown) => T | null {
  return (raw) => schema.safeParse(raw).data ?? null;
}
