import { isOwnOrigin } from '../limits/origin.ts';
import type { Api } from './api.ts';
import { sendProblem } from './problem.ts';

/** What only reads may be asked for from anywhere. */
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses `foreignOrigin` whatever would change something and is sent by a page of another site. */
export function refuseForeignOrigins(app: Api, allowed: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    if (READING.has(request.method)) return;
    const { headers } = request;
    // A browser that tells no origin (some leave it out with a form) may still tell from where.
    const elsewhere = headers.origin === undefined && headers['sec-fetch-site'] === 'cross-site';
    if (elsewhere || !isOwnOrigin(headers, allowed)) return sendProblem(reply, 403, 'foreignOrigin');
  });
}

/** What the API answers is for whoever asked: no cache keeps it, unless a route says that it may. */
export function keepOutOfCaches(app: Api): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
}
