import type { FastifyError } from 'fastify';
import { ProblemError, type SandboxProblemCode } from './ProblemError';

const codeByStatus: Partial<Record<number, SandboxProblemCode>> = {
  401: 'unauthorized',
  404: 'not_found',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
};

const detailByCode: Partial<Record<SandboxProblemCode, string>> = {
  unauthorized: 'This call needs the header Authorization: Bearer with the API key.',
  payload_too_large: 'The body is larger than 64 KB.',
  unsupported_media_type: 'The body must be JSON.',
};

/** Turns any error into what may be told about it. A framework error keeps its status, not its text. */
export function toProblem(error: FastifyError | ProblemError): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error.validation) return new ProblemError(400, 'invalid_request', error.message);
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500) {
    return new ProblemError(500, 'internal_error', 'The sandbox failed to answer this call.');
  }
  const code = codeByStatus[status] ?? 'invalid_request';
  return new ProblemError(status, code, detailByCode[code] ?? 'The request cannot be read.');
}
