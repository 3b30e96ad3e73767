import type { FastifyReply } from 'fastify';
import type { ProblemError } from './ProblemError';

/** Answers problem details (RFC 9457). */
export function sendProblem(reply: FastifyReply, problem: ProblemError): FastifyReply {
  const { status, code, detail, members } = problem;
  const title = code.replaceAll('_', ' ');
  return reply
    .code(status)
    .type('application/problem+json')
    .send({ ...members, type: `urn:problem:${code}`, title, status, code, detail });
}
