import { cleanText } from './cleanText';
import { listPlaces } from './listPlaces';

/** Errors of the engine: their messages name code, not values. Parsers' and databases' quote them. */
const engineErrors: readonly string[] = ['TypeError', 'ReferenceError', 'RangeError'];

export function getServerText(error: Error): string {
  if ('code' in error && typeof error.code === 'string') return error.code;
  return engineErrors.includes(error.name) ? cleanText(error.message) : '';
}

/**
 * What an error of a page says of itself. A parser's words quote what it has read; the last look at
 * a report takes out what is known of the buyer there.
 */
export const getBrowserText = (error: Error): string =>
  error instanceof SyntaxError ? '' : error.message;

/**
 * An error as a receiver gets it: its name and where it happened, never what it holds.
 * @param message what was logged of it, for errors whose own words stay here
 * @param getText the words of an error that may leave; empty: none
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
