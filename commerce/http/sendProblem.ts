import type { FastifyReply } from 'fastify';
import type { Problem } from '@/contract/problem';
import type { ProblemError } from '../errors/ProblemError';
import { problemTable } from '../errors/problemTable';
import { problemMediaType } from './problemResponses';

/** Answers with RFC 9457 problem details. The one place where an error answer is written. */
export function sendProblem(reply: FastifyReply, { code, extras }: ProblemError): FastifyReply {
  const { status, title } = problemTable[code];
  const problem: Problem = {
    type: `urn:problem:${code}`,
    title,
    status,
    code,
    instance: reply.request.id,
    ...extras,
  };
  if (status === 503) void reply.header('retry-after', '2');
  if (extras.retryAfter !== undefined) void reply.header('retry-after', String(extras.retryAfter));
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type(problemMediaType)
    .serializer(JSON.stringify)
    .send(problem);
}
