import { z } from 'zod';
import { isPasswordHash } from './desk/password.ts';
import { HUMAN_PACE, type Pace } from './tables/pace.ts';

const ms = (fallback: number) => z.coerce.number().int().min(0).max(600_000).default(fallback);

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  );

/** Every variable of the environment that the server reads. */
export const environmentSchema = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  DATABASE_URL: z
    .string()
    .regex(/^(file:|postgres(ql)?:)/, 'must begin with file: or postgresql:')
    .default('file:./data/stammtisch.db'),
  /** Origins that may open sockets besides the one that the page came from. */
  ALLOWED_ORIGINS: list,
  /** Addresses or ranges of the reverse proxy whose X-Forwarded-* headers are believed. */
  TRUST_PROXY: list,
  /** Whoever shows this token may read /metrics from afar; without it only the machine itself may. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** What `pnpm admin-password` makes of the admin's password; without it there is no admin's desk. */
  ADMIN_PASSWORD_HASH: z
    .string()
    .refine((text) => text === '' || isPasswordHash(text), 'must be what `pnpm admin-password` prints')
    .optional(),
  /** Whether /api/docs is there; in production only if asked for. */
  API_DOCS: z.enum(['0', '1']).optional(),
  NODE_ENV: z.string().default('development'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  PAUSE_BOT_MS: ms(HUMAN_PACE.botMs),
  PAUSE_TRICK_MS: ms(HUMAN_PACE.trickMs),
  PAUSE_AUTOMATIC_MS: ms(HUMAN_PACE.automaticMs),
  PAUSE_DEAL_MS: ms(HUMAN_PACE.dealMs),
  PAUSE_DRAW_MS: ms(HUMAN_PACE.drawMs),
  PAUSE_BEITRAG_MS: ms(HUMAN_PACE.beitragMs),
  HOLD_LEAD_MS: ms(HUMAN_PACE.holdMs),
});

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly databaseUrl: string;
  readonly allowedOrigins: readonly string[];
  readonly trustProxy: readonly string[];
  readonly logLevel: string;
  readonly metricsToken: string | null;
  readonly adminPasswordHash: string | null;
  /** Whether the API's documentation is served. */
  readonly apiDocs: boolean;
  /** Whether every message is checked against the protocol before it is sent. */
  readonly checksOutgoing: boolean;
  readonly pace: Pace;
}

/** Reads the configuration; throws with a sentence a variable if one does not fit. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(`the configuration does not fit:\n  ${lines.join('\n  ')}`);
  }
  const env = parsed.data;
  return {
    host: env.HOST,
    port: env.PORT,
    databaseUrl: env.DATABASE_URL,
    allowedOrigins: env.ALLOWED_ORIGINS,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN ?? null,
    // An empty one, as a Compose file gives that leaves it open, is none.
    adminPasswordHash: env.ADMIN_PASSWORD_HASH || null,
    apiDocs: env.API_DOCS === undefined ? env.NODE_ENV !== 'production' : env.API_DOCS === '1',
    checksOutgoing: env.NODE_ENV !== 'production',
    pace: {
      botMs: env.PAUSE_BOT_MS,
      trickMs: env.PAUSE_TRICK_MS,
      automaticMs: env.PAUSE_AUTOMATIC_MS,
      dealMs: env.PAUSE_DEAL_MS,
      drawMs: env.PAUSE_DRAW_MS,
      beitragMs: env.PAUSE_BEITRAG_MS,
      holdMs: env.HOLD_LEAD_MS,
    },
  };
}
