import { isNativeError } from 'node:util/types';
import { getProcessSingleton } from '../processSingleton.server';
import { listPlaces } from './listPlaces';

export interface DescribedError {
  [member: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/** Marks the descriptions made here: later steps of the log recognize them, and no look-alike. */
const descriptions = getProcessSingleton('described errors', () => new WeakSet<object>());

export const isDescribed = (value: unknown): value is DescribedError =>
  typeof value === 'object' && value !== null && descriptions.has(value);

/**
 * An error as it may be logged: name, code, places and cause, never its own message, because messages
 * of the database and of parsers quote what buyers typed.
 * @param message replaces the code
 */
export function describeError(error: unknown, message?: string): DescribedError {
  const described = { ...describe(error), ...(message !== undefined && { message }) };
  descriptions.add(described);
  return described;
}

function describe(error: unknown): DescribedError {
  if (!isNativeError(error)) return { type: typeof error, message: '', stack: '' };
  const cause = error.cause === undefined ? undefined : describe(error.cause);
  return {
    type: cause ? `${error.name} caused by ${cause.type}` : error.name,
    message: 'code' in error ? String(error.code) : (cause?.message ?? ''),
    stack: listPlaces(error).slice(0, 8).join('\n'),
  };
}
