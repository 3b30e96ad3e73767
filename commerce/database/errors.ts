import { isNativeError } from 'node:util/types';

/** Node's connection errors; PostgreSQL's connection, access, resource and operator errors, and lost locks (its Appendix A). */
const codes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|08...|28...|3D000|53...|55000|55P03|57...|40001|40P01)$/;
/** What pg throws without a code. */
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end)/;

/** Whether an error, or one that it was caused by, means that the database cannot answer now. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!isNativeError(error)) return false;
  if ('code' in error && typeof error.code === 'string' && codes.test(error.code)) return true;
  if (messages.test(error.message)) return true;
  const together: unknown = 'errors' in error ? error.errors : undefined;
  return [error.cause, ...(Array.isArray(together) ? together : [])].some(isDatabaseUnavailable);
}

/** Whether PostgreSQL refused a row because a unique value exists (SQLSTATE 23505). */
export function isUniqueViolation(error: unknown): boolean {
  if (!isNativeError(error)) return false;
  return ('code' in error && error.code === '23505') || isUniqueViolation(error.cause);
}
