import type { Dice, Seat, Tagged } from '@stammtisch/kit';

/**
 * What the computer does on a seat, from that seat's own view alone (as `projectView` of the kit gives it); null if
 * it waits. Pure and deterministic, so that a server may ask twice and gets the same answer.
 */
export type Bot = (view: object, seat: Seat) => Tagged | null;

/** A player who decides by chance; all their randomness comes from the dice. */
export type RandomPlayer = (view: object, seat: Seat, dice: Dice) => Tagged | null;
