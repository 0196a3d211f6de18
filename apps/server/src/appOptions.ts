import type { DestinationStream } from 'pino';
import type { Config } from './config.ts';
import type { Games } from './games.ts';
import type { Limits } from './limits/limits.ts';
import type { Store } from './store/store.ts';
import type { Randomness } from './tables/randomness.ts';

/** What the server is built of; tests put other things in their places. */
export interface AppOptions {
  readonly config: Config;
  readonly store: Store;
  readonly randomness: Randomness;
  /** Folder with the built client. */
  readonly webFolder: string;
  /** What can be played; by default every game of the house. */
  readonly games?: Games;
  /** How fast anything may come; by default as fast as people play. */
  readonly limits?: Limits;
  /** Where log lines go; by default to the standard output. */
  readonly logs?: DestinationStream;
}

/** The same with everything filled in that is left to the server. */
export type PlayOptions = AppOptions & { readonly games: Games; readonly limits: Limits };
