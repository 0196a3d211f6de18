import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from './api.ts';
import { sendProblem } from './problem.ts';

/** Pages of the client, which draws them itself from one document. */
const PAGES = ['/', '/r/:roomId', '/t/:token', '/m/:matchId', '/admin', '/admin/*'];
const DOCUMENT = 'index.html';

function wantsPage({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && (headers.accept ?? '').includes('text/html');
}

function nothingHere(reply: FastifyReply): FastifyReply {
  return sendProblem(reply, 404, 'notFound');
}

/** Serves the built client; a page that it does not know is answered by its document too. Without a build: the API alone. */
export async function webRoutes(app: Api, folder: string): Promise<void> {
  if (!existsSync(`${folder}/${DOCUMENT}`)) {
    app.log.warn({ folder }, 'the client is not built: only the API is served');
    app.setNotFoundHandler((_request, reply) => nothingHere(reply));
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
  for (const page of PAGES)
    app.get(page, { schema: { hide: true } }, (_request, reply) => reply.sendFile(DOCUMENT));
  app.setNotFoundHandler((request, reply) =>
    wantsPage(request) ? reply.code(404).sendFile(DOCUMENT) : nothingHere(reply),
  );
}
