import type { Logger } from 'pino';

/** What the server's parts need of the one logger. */
export type Log = Pick<Logger, 'fatal' | 'error' | 'warn' | 'info'>;
