import { ProblemError } from './ProblemError';

/** 422 for one field of the body: `field` is a JSON pointer, `code` a stable reason. */
export function invalidField(field: string, code: string): ProblemError {
  return new ProblemError('invalid_field', { errors: [{ field, code }] });
}
