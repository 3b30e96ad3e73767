import { isNativeError } from 'node:util/types';

/** Node's connection errors; PostgreSQL's connection, access, resource, operator and system errors, lost locks, and the read-only answers of a server that follows another (its Appendix A). */
const codes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|08...|28...|3D000|53...|55000|55P03|57...|58...|25006|40001|40P01)$/;
/** Where PostgreSQL writes its files: a disk over its quota is an internal error to it, unlike a full one. */
const internalError = 'XX000';
const fileSources = /^(md|fd|buffile|xlog)\.c$/;
/** What pg throws without a code. */
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end)/;

function isFileFailure(error: Error): boolean {
  return (
    'code' in error &&
    error.code === internalError &&
    'file' in error &&
    typeof error.file === 'string' &&
    fileSources.test(error.file)
  );
}

/** A connection is over, and nothing was said. */
export class ConnectionEnded extends Error {
  override readonly name = 'ConnectionEnded';
}

/** Whether an error, or one that it was caused by, means that the database cannot answer now. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!isNativeError(error)) return false;
  if ('code' in error && typeof error.code === 'string' && codes.test(error.code)) return true;
  if (error instanceof ConnectionEnded) return true;
  if (messages.test(error.message) || isFileFailure(error)) return true;
  const together: unknown = 'errors' in error ? error.errors : undefined;
  const causes: unknown[] = Array.isArray(together) ? together : [];
  return [error.cause, ...causes].some(isDatabaseUnavailable);
}

/** Whether PostgreSQL refused a row because a unique value exists (SQLSTATE 23505). */
export function isUniqueViolation(error: unknown): boolean {
  if (!isNativeError(error)) return false;
  return ('code' in error && error.code === '23505') || isUniqueViolation(error.cause);
}

/** Whether PostgreSQL gave up waiting for a lock (SQLSTATE 55P03). */
export function isLockTimeout(error: unknown): boolean {
  if (!isNativeError(error)) return false;
  return ('code' in error && error.code === '55P03') || isLockTimeout(error.cause);
}
