import { importedSchema } from '@stammtisch/protocol';
import type { Api } from '../api.ts';
import { problems, sendProblem } from '../problem.ts';
import { type Desk, record } from './desk.ts';

/** Largest record file that is read for viewing, in bytes: some twenty matches. */
const RECORD_BYTES = 16 * 1024 * 1024;

/** POST /api/admin/records: reads a record file, for viewing. Nothing of it is stored. */
export function adminRecordRoutes(app: Api, desk: Desk): void {
  app.addContentTypeParser(
    'application/x-ndjson',
    { parseAs: 'string', bodyLimit: RECORD_BYTES },
    (_request, body, done) => done(null, body),
  );

  app.post(
    '/api/admin/records',
    {
      bodyLimit: RECORD_BYTES,
      schema: {
        tags: ['desk: files'],
        summary: 'Reads a record file (application/x-ndjson) for viewing',
        consumes: ['application/x-ndjson'],
        response: { 200: importedSchema, ...problems(400, 401, 413, 422) },
      },
    },
    async (request, reply) => {
      const read = typeof request.body === 'string' ? await desk.imports.read(request.body) : null;
      if (read === null || read.length === 0) return sendProblem(reply, 422, 'recordBroken');
      await record(desk, request, 'import', { detail: read.map(({ matchId }) => matchId).join(', ') });
      return {
        matches: read.map(({ address, matchId, game, names }) => ({
          matchId: address,
          recordId: matchId,
          game: game.id,
          names,
        })),
      };
    },
  );
}
