import { type ErrorCode, type Problem, problemSchema } from '@stammtisch/protocol';
import type { FastifyReply } from 'fastify';

const TITLES: Readonly<Record<number, string>> = {
  400: 'The request is malformed',
  401: 'Say who you are first',
  403: 'Not for you',
  404: 'There is nothing here',
  409: 'Not now',
  413: 'That is too much',
  422: 'That cannot be used',
  429: 'Too many requests',
  500: 'Something is broken here',
  503: 'The server cannot answer just now',
};

/**
 * Sends a refusal as problem details (RFC 9457); the client has a sentence for the code in every language.
 * `retryAfter`: seconds until it is worth another try.
 */
export function sendProblem(
  reply: FastifyReply,
  status: number,
  code: ErrorCode,
  retryAfter?: number,
): FastifyReply {
  const problem: Problem = { type: 'about:blank', title: TITLES[status] ?? 'Refused', status, code };
  if (retryAfter === undefined) return reply.code(status).type('application/problem+json').send(problem);
  reply.header('retry-after', retryAfter);
  return reply
    .code(status)
    .type('application/problem+json')
    .send({ ...problem, retryAfter });
}

/** What a route's documentation says of its refusals, by status. */
export function problems<S extends number>(...statuses: S[]): Record<S, typeof problemSchema> {
  // Its keys are just these statuses; fromEntries forgets that.
  const entries = statuses.map((status) => [status, problemSchema] as const);
  return Object.fromEntries(entries) as Record<S, typeof problemSchema>;
}
