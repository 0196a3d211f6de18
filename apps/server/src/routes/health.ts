import type { FastifyInstance } from 'fastify';

/** GET /healthz: the process lives and answers. */
export function healthRoutes(app: FastifyInstance): void {
  app.get('/healthz', () => ({ ok: true }));
}
