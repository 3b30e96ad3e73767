import { isNativeError } from 'node:util/types';

/**
 * Node's connection errors; PostgreSQL's connection, access, resource, operator and system errors,
 * lost locks, and the read-only errors of a standby (its Appendix A).
 */
const codes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|08...|28...|3D000|53...|55000|55P03|57...|58...|25006|40001|40P01)$/;
/**
 * PostgreSQL reports a disk over its quota as an internal error, and not as a full disk: these files
 * of its source write to the disk.
 */
const internalError = 'XX000';
const fileSources = /^(md|fd|buffile|xlog)\.c$/;
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

export class ConnectionEnded extends Error {
  override readonly name = 'ConnectionEnded';
}

export function isDatabaseUnavailable(error: unknown): boolean {
  if (!isNativeError(error)) return false;
  if ('code' in error && typeof error.code === 'string' && codes.test(error.code)) return true;
  if (error instanceof ConnectionEnded) return true;
  if (messages.test(error.message) || isFileFailure(error)) return true;
  const together: unknown = 'errors' in error ? error.errors : undefined;
  const causes: unknown[] = Array.isArray(together) ? together : [];
  return [error.cause, ...causes].some(isDatabaseUnavailable);
}

export function isUniqueViolation(error: unknown): boolean {
  if (!isNativeError(error)) return false;
  return ('code' in error && error.code === '23505') || isUniqueViolation(error.cause);
}

export function isLockTimeout(error: unknown): boolean {
  if (!isNativeError(error)) return false;
  return ('code' in error && error.code === '55P03') || isLockTimeout(error.cause);
}
