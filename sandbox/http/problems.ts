import type { FastifyError, FastifyReply } from 'fastify';

type SandboxProblemCode =
  | 'invalid_request'
  | 'invalid_card'
  | 'unknown_profile'
  | 'unauthorized'
  | 'foreign_host'
  | 'foreign_origin'
  | 'not_found'
  | 'payment_id_reused'
  | 'invalid_state'
  | 'reference_reused'
  | 'amount_too_large'
  | 'pix_key_required'
  | 'too_late'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'internal_error'
  | 'service_unavailable';

/** `detail` is public: never card data, never a stack. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';

  constructor(
    readonly status: number,
    readonly code: SandboxProblemCode,
    readonly detail: string,
    readonly members: Readonly<Record<string, string>> = {},
  ) {
    super(detail);
  }
}

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

export function sendProblem(reply: FastifyReply, problem: ProblemError): FastifyReply {
  const { status, code, detail, members } = problem;
  const title = code.replaceAll('_', ' ');
  return reply
    .code(status)
    .type('application/problem+json')
    .send({ ...members, type: `urn:problem:${code}`, title, status, code, detail });
}
