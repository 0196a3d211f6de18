import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Api } from './api.ts';

/** GET /api/docs: every route of the API from its own schemas (OpenAPI), to read and to try out. */
export async function apiDocs(app: Api): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Stammtisch',
        version: '1',
        description:
          'What is played goes over Socket.IO (docs/protocol.md). Here is the rest: names, rooms, replays, the admin’s desk. Refused requests carry problem details with a `code`.',
      },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(fastifySwaggerUi, { routePrefix: '/api/docs' });
}
