import { Readable } from 'node:stream';
import {
  deskFiguresSchema,
  journalSchema,
  type MatchFilter,
  matchFilterSchema,
  matchListQuerySchema,
  matchListSchema,
} from '@stammtisch/protocol';
import { z } from 'zod';
import { FIGURE_DAYS, figuresOf } from '../../desk/figures.ts';
import { resultLines, resultsHeading } from '../../desk/resultsCsv.ts';
import type { ListCursor } from '../../store/records.ts';
import { dayOf } from '../../store/rows.ts';
import type { Api } from '../api.ts';
import { problems } from '../problem.ts';
import { summaryOf } from '../summary.ts';
import { type Desk, record } from './desk.ts';

/** Matches of one page of the list, and rows of the journal. */
const PAGE = 50;
/** Beyond it a list says «more than». */
const COUNT_MAX = 1000;
/** Matches that are read at once for a file. */
const CHUNK = 500;

const written = ({ createdAt, id }: ListCursor) => `${createdAt}-${id}`;

/** A cursor as `written` writes it; its form was checked. */
function read(text: string | undefined): ListCursor | null {
  const [createdAt, id] = (text ?? '').split('-');
  return createdAt === undefined || id === undefined ? null : { createdAt: Number(createdAt), id };
}

/** The results of all matches that the filter lets through, piece by piece. */
async function* resultsOf({ store, games }: Desk, filter: MatchFilter): AsyncGenerator<string> {
  yield resultsHeading(games);
  let after: ListCursor | null = null;
  for (;;) {
    const rows = await store.listMatches(filter, after, CHUNK);
    yield rows.map((row) => resultLines(games, row)).join('');
    const last = rows[rows.length - 1];
    if (last === undefined || rows.length < CHUNK) return;
    after = last;
  }
}

/** The desk's first page: figures, the list of all matches, their results as a file, the journal. */
export function adminListRoutes(app: Api, desk: Desk): void {
  const tags = ['desk: all matches'];

  app.get(
    '/api/admin/figures',
    {
      schema: {
        tags,
        summary: `Figures of the last ${FIGURE_DAYS} days`,
        response: { 200: deskFiguresSchema, ...problems(401) },
      },
    },
    async () => {
      const today = dayOf(Date.now());
      return figuresOf(await desk.store.figures(today - FIGURE_DAYS + 1), desk.tables(), today);
    },
  );

  app.get(
    '/api/admin/matches',
    {
      schema: {
        tags,
        summary: 'Matches, newest first, page by page',
        querystring: matchListQuerySchema,
        response: { 200: matchListSchema, ...problems(400, 401) },
      },
    },
    async (request) => {
      const { after, ...filter } = request.query;
      const [rows, count] = await Promise.all([
        desk.store.listMatches(filter, read(after), PAGE + 1),
        desk.store.countMatches(filter, COUNT_MAX + 1),
      ]);
      const page = rows.slice(0, PAGE);
      const last = page[page.length - 1];
      return {
        matches: page.map((row) => ({
          ...summaryOf(row),
          roomId: row.roomId,
          refused: row.refused,
          tags: [...row.tags],
        })),
        next: rows.length > PAGE && last !== undefined ? written(last) : null,
        count: Math.min(count, COUNT_MAX),
        more: count > COUNT_MAX,
      };
    },
  );

  app.get(
    '/api/admin/results.csv',
    {
      schema: {
        tags,
        summary: 'The results of matches, a line for each seat',
        querystring: matchFilterSchema,
        produces: ['text/csv'],
      },
    },
    async (request, reply) => {
      const filter = request.query;
      await record(desk, request, 'export', { detail: `results ${JSON.stringify(filter)}` });
      reply.header('content-disposition', 'attachment; filename="stammtisch-results.csv"');
      return reply.type('text/csv; charset=utf-8').send(Readable.from(resultsOf(desk, filter)));
    },
  );

  app.get(
    '/api/admin/journal',
    {
      schema: {
        tags: ['desk: journal'],
        summary: 'Who did what at the desk, newest first',
        querystring: z.strictObject({ before: z.coerce.number().int().min(1).optional() }),
        response: { 200: journalSchema, ...problems(401) },
      },
    },
    async (request) => {
      const acts = await desk.store.acts(request.query.before ?? null, PAGE + 1);
      return { acts: acts.slice(0, PAGE), more: acts.length > PAGE };
    },
  );
}
