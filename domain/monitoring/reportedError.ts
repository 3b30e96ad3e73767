import { cleanText } from './cleanText';
import { listPlaces } from './listPlaces';

/**
 * Errors of the JavaScript engine: their messages name code, not values. Messages of parsers and
 * databases quote values.
 */
const engineErrors: readonly string[] = ['TypeError', 'ReferenceError', 'RangeError'];

export function getServerText(error: Error): string {
  if ('code' in error && typeof error.code === 'string') return error.code;
  return engineErrors.includes(error.name) ? cleanText(error.message) : '';
}

/**
 * The message of a browser's error that may leave. A parser's message quotes its input; the last check
 * of a report removes what is known of the buyer.
 */
export const getBrowserText = (error: Error): string =>
  error instanceof SyntaxError ? '' : error.message;

/**
 * An error as a receiver gets it: its name and where it happened, never its data.
 * @param message what was logged with it, for errors whose own message stays here
 * @param getText the message of an error, if it may leave; empty: none
 */
export function toReportedError(
  error: unknown,
  message: string,
  getText: (error: Error) => string,
): Error {
  const isError = error instanceof Error;
  const reported = new Error((isError && getText(error)) || message);
  reported.name = isError ? error.name : 'NotAnError';
  const places = isError ? listPlaces(error) : [];
  reported.stack = [
    `${reported.name}: ${reported.message}`,
    ...places.map((line) => line.replaceAll(/\?[^\s:)]*/g, '')),
  ].join('\n');
  return reported;
}
