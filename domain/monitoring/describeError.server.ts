import { isNativeError } from 'node:util/types';

export interface DescribedError {
  [member: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/**
 * An error as it may be logged: name, code, places and cause, never its own message. Messages of the
 * database and of parsers quote what buyers typed.
 */
export function describeError(error: unknown): DescribedError {
  if (!isNativeError(error)) return { type: typeof error, message: '', stack: '' };
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const cause = error.cause === undefined ? undefined : describeError(error.cause);
  return {
    type: cause ? `${error.name} caused by ${cause.type}` : error.name,
    message: 'code' in error ? String(error.code) : (cause?.message ?? ''),
    stack: places.slice(0, 8).join('\n'),
  };
}
