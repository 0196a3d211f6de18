import type { ErrorCode, Problem } from '@stammtisch/protocol';
import type { FastifyReply } from 'fastify';

/** Sends a refusal as problem details (RFC 9457); the client has a sentence for the code in every language. */
export function sendProblem(
  reply: FastifyReply,
  status: number,
  code: ErrorCode,
  title: string,
): FastifyReply {
  const problem: Problem = { type: 'about:blank', title, status, code };
  return reply.code(status).type('application/problem+json').send(problem);
}
