import type { FastifyError } from 'fastify';
import type { ProblemCode } from '@/contract/problem';
import { isDatabaseUnavailable } from '../database/isDatabaseUnavailable';
import { ProblemError } from '../errors/ProblemError';
import { InvalidEvent } from '../providers/InvalidEvent';
import { InvalidSignature } from '../providers/InvalidSignature';
import { ProviderRefusal } from '../providers/ProviderRefusal';
import { ProviderUnavailable } from '../providers/ProviderUnavailable';
import { fieldProblems } from './fieldProblems';

const codesOfFastify: ReadonlyMap<string, ProblemCode> = new Map([
  ['FST_ERR_CTP_INVALID_JSON_BODY', 'malformed_json'],
  ['FST_ERR_CTP_EMPTY_JSON_BODY', 'malformed_json'],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'unsupported_media_type'],
  ['FST_ERR_CTP_BODY_TOO_LARGE', 'payload_too_large'],
  ['FST_ERR_CTP_INVALID_CONTENT_LENGTH', 'invalid_request'],
  ['FST_ERR_BAD_URL', 'not_found'],
  ['FST_ERR_MAX_PARAM_LENGTH', 'not_found'],
  ['FST_ERR_ASYNC_CONSTRAINT', 'not_found'],
]);

function problemOfValidation({ validation, validationContext }: FastifyError): ProblemError {
  if (validationContext === 'headers') return new ProblemError('idempotency_key_required');
  return new ProblemError('invalid_request', {
    errors: fieldProblems(validation ?? [], validationContext),
  });
}

/** What the caller is told about an error. Anything unforeseen is `internal_error`, without detail. */
export function problemOfError(error: FastifyError): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error.validation) return problemOfValidation(error);
  if (error instanceof InvalidSignature) return new ProblemError('invalid_signature');
  if (error instanceof InvalidEvent) return new ProblemError('invalid_request');
  if (error instanceof ProviderUnavailable || error instanceof ProviderRefusal) {
    return new ProblemError('upstream_error');
  }
  if (isDatabaseUnavailable(error)) return new ProblemError('service_unavailable');
  const known = codesOfFastify.get(error.code);
  if (known) return new ProblemError(known);
  const isCallersFault = (error.statusCode ?? 500) < 500;
  return new ProblemError(isCallersFault ? 'invalid_request' : 'internal_error');
}
