import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import type { Store } from '../store/store.ts';
import type { Api } from './api.ts';
import { sendProblem } from './problem.ts';

export interface HealthServices {
  readonly store: Pick<Store, 'ping'>;
  readonly metrics: Metrics;
  readonly metricsToken: string | null;
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** With the token, or from this machine itself and not through a proxy on it. */
function mayReadMetrics({ headers, socket }: FastifyRequest, token: string | null): boolean {
  const proxied = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  if (token === null) return LOOPBACK.has(socket.remoteAddress ?? '') && !proxied;
  const shown = Buffer.from(headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return shown.length === wanted.length && timingSafeEqual(shown, wanted);
}

/** For operators, not part of the API that is documented. */
const HIDDEN = { schema: { hide: true } };

/** GET /healthz: the process lives; /readyz: its store answers; /metrics: its figures for Prometheus. */
export function healthRoutes(app: Api, { store, metrics, metricsToken }: HealthServices): void {
  app.get('/healthz', HIDDEN, () => ({ ok: true }));

  app.get('/readyz', HIDDEN, async (_request, reply) => {
    try {
      await store.ping();
      return { ok: true };
    } catch {
      return sendProblem(reply, 503, 'unavailable');
    }
  });

  app.get('/metrics', HIDDEN, async (request, reply) => {
    if (!mayReadMetrics(request, metricsToken)) return sendProblem(reply, 403, 'notHost');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
