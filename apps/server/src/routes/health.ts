import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isFromHere } from '../limits/address.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Store } from '../store/store.ts';
import type { Api } from './api.ts';
import { sendProblem } from './problem.ts';

export interface HealthServices {
  readonly store: Pick<Store, 'ping'>;
  readonly metrics: Metrics;
  readonly metricsToken: string | null;
}

/** With the token; without one only from this machine itself. */
function mayReadMetrics(request: FastifyRequest, token: string | null): boolean {
  if (token === null) return isFromHere(request);
  const shown = Buffer.from(request.headers.authorization ?? '');
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
    if (!mayReadMetrics(request, metricsToken)) return sendProblem(reply, 403, 'operatorsOnly');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
