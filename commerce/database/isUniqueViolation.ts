import { isNativeError } from 'node:util/types';

/** Whether PostgreSQL refused a row because a unique value exists (SQLSTATE 23505). */
export function isUniqueViolation(error: unknown): boolean {
  if (!isNativeError(error)) return false;
  return ('code' in error && error.code === '23505') || isUniqueViolation(error.cause);
}
