import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from './problem.ts';

/** Pages of the client, which draws them itself from one document. */
const PAGES = ['/', '/r/:roomId'];

/** Serves the built client. Without a build there is only the API. */
export async function webRoutes(app: FastifyInstance, folder: string): Promise<void> {
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, 404, 'malformed', 'There is nothing here'));
  if (!existsSync(`${folder}/index.html`)) {
    app.log.warn({ folder }, 'the client is not built: only the API is served');
    return;
  }
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    cacheControl: false,
    setHeaders(reply, path) {
      // Built files carry a hash of their content in their names; the document does not.
      const hashed = path.includes('/assets/');
      reply.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  for (const page of PAGES) app.get(page, (_request, reply) => reply.sendFile('index.html'));
}
