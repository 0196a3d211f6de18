import { auchoBot } from './aucho/bot.ts';
import { randomAucho } from './aucho/random.ts';
import type { Bot, RandomPlayer } from './bot.types.ts';
import { doppelkopfBot } from './doppelkopf/bot.ts';
import { randomDoppelkopf } from './doppelkopf/random.ts';

export type { Bot, RandomPlayer } from './bot.types.ts';

/** The games that the computer can play. */
export type BotGame = 'aucho' | 'doppelkopf';

/** The computer's player of each game: sensible, deterministic, seeing nothing but its seat's view. */
export const BOTS: Readonly<Record<BotGame, Bot>> = { aucho: auchoBot, doppelkopf: doppelkopfBot };

/** Players for the simulator: cards at random, bids weighted so that matches end and every kind of deal comes up. */
export const RANDOM_PLAYERS: Readonly<Record<BotGame, RandomPlayer>> = {
  aucho: randomAucho,
  doppelkopf: randomDoppelkopf,
};
