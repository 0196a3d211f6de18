import {
  deskMatchSchema,
  matchIdSchema,
  remarksSchema,
  replayDealSchema,
  replayViewSchema,
  verdictSchema,
} from '@stammtisch/protocol';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { resultLines, resultsHeading } from '../../desk/resultsCsv.ts';
import type { Api } from '../api.ts';
import { problems, sendProblem } from '../problem.ts';
import { actOf, type Desk, record } from './desk.ts';

const tags = ['desk: one match'];
const params = z.strictObject({ matchId: matchIdSchema });

function asFile(reply: FastifyReply, type: string, name: string): FastifyReply {
  return reply.type(type).header('content-disposition', `attachment; filename="${name}"`);
}

/** Looking at a match: what there is of it, and deal by deal. Each look goes into the journal. */
function lookRoutes(app: Api, desk: Desk): void {
  app.get(
    '/api/admin/matches/:matchId',
    {
      schema: {
        tags,
        summary: 'A match with its room, remarks, refused intents, comings and goings',
        params,
        response: { 200: deskMatchSchema, ...problems(401, 404) },
      },
    },
    async (request, reply) => {
      const { matchId } = request.params;
      const seen = await desk.matches.find(matchId);
      if (seen === null) return sendProblem(reply, 404, 'matchUnknown');
      await record(desk, request, 'look', { matchId });
      return desk.matches.look(seen);
    },
  );

  app.get(
    '/api/admin/matches/:matchId/deals/:deal',
    {
      schema: {
        tags,
        summary: 'A deal, step by step; one that is being played as the public sees it',
        params: params.extend({ deal: z.coerce.number().int().min(0) }),
        querystring: z.strictObject({ view: replayViewSchema.default('open') }),
        response: { 200: replayDealSchema, ...problems(401, 404, 409) },
      },
    },
    async (request, reply) => {
      const { matchId, deal } = request.params;
      const { view } = request.query;
      const seen = await desk.matches.find(matchId);
      if (seen === null) return sendProblem(reply, 404, 'matchUnknown');
      const found = await desk.matches.deal(seen, deal, view);
      if (!found.ok) return sendProblem(reply, found.code === 'dealUnknown' ? 404 : 409, found.code);
      await record(desk, request, 'look', { matchId, detail: `deal ${deal}, ${view}` });
      return found.deal;
    },
  );
}

/** What can be taken along of a match. */
function fileRoutes(app: Api, desk: Desk): void {
  app.get(
    '/api/admin/matches/:matchId/record.jsonl',
    { schema: { tags, summary: 'The match as a record file (JSON Lines)', params } },
    async (request, reply) => {
      const { matchId } = request.params;
      const seen = await desk.matches.find(matchId);
      if (seen === null) return sendProblem(reply, 404, 'matchUnknown');
      await record(desk, request, 'export', { matchId, detail: 'record' });
      return asFile(reply, 'application/x-ndjson', `${matchId}.jsonl`).send(desk.matches.record(seen));
    },
  );

  app.get(
    '/api/admin/matches/:matchId/results.csv',
    { schema: { tags, summary: 'The result of the match, a line for each seat', params } },
    async (request, reply) => {
      const { matchId } = request.params;
      const row = await desk.store.match(matchId);
      if (row === null) return sendProblem(reply, 404, 'matchUnknown');
      await record(desk, request, 'export', { matchId, detail: 'results' });
      return asFile(reply, 'text/csv; charset=utf-8', `${matchId}.csv`).send(
        resultsHeading(desk.games) + resultLines(desk.games, row),
      );
    },
  );
}

/** One match at the desk. */
export function adminMatchRoutes(app: Api, desk: Desk): void {
  lookRoutes(app, desk);
  fileRoutes(app, desk);

  app.put(
    '/api/admin/matches/:matchId/remarks',
    {
      schema: {
        tags,
        summary: 'Writes note and tags anew',
        params,
        body: remarksSchema,
        response: { 200: remarksSchema, ...problems(400, 401, 404) },
      },
    },
    async (request, reply) => {
      const { matchId } = request.params;
      if ((await desk.store.match(matchId)) === null) return sendProblem(reply, 404, 'matchUnknown');
      const remarks = { note: request.body.note, tags: [...new Set(request.body.tags)].sort() };
      const act = actOf(request, 'remarks', { matchId, detail: remarks.tags.join(', ') });
      await desk.store.saveRemarks(matchId, remarks, act);
      return remarks;
    },
  );

  app.post(
    '/api/admin/matches/:matchId/verify',
    {
      schema: {
        tags,
        summary: 'Decides the whole log again and recomputes every deck',
        params,
        response: { 200: verdictSchema, ...problems(401, 404) },
      },
    },
    async (request, reply) => {
      const { matchId } = request.params;
      const seen = await desk.matches.find(matchId);
      if (seen === null) return sendProblem(reply, 404, 'matchUnknown');
      const verdict = desk.matches.verify(seen);
      const detail = verdict.difference === null ? 'no difference' : `seq ${verdict.difference.seq}`;
      await record(desk, request, 'verify', { matchId, detail });
      return verdict;
    },
  );
}
