import { type DestinationStream, type Logger, pino } from 'pino';

/** What the server's parts need of the one logger. */
export type Log = Pick<Logger, 'fatal' | 'error' | 'warn' | 'info'>;

/**
 * The one logger, a line of JSON each. Nobody logs what is secret (a test looks for it); should something slip in as a
 * header all the same, it is left out here.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    redact: [
      'req.headers.cookie',
      'req.headers.authorization',
      'headers.cookie',
      'res.headers["set-cookie"]',
    ],
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
