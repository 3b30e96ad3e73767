import { destroyCookie } from 'nookies';
import { replaceParameter } from './query';
import { withQuery } from './routes';

export const homologationFlag = 'homologation-on';

export const signedHomologation = '__Host-homologation-on';

export const homologationMaxAge = 8 * 60 * 60;

const offValues = ['false', '0'];

/**
 * Parses what a link requests of homologation (docs/behaviour.md 1): the parameter alone switches it
 * on, with or without a value; `false` and `0` switch it off. null: nothing, as with a link builder's
 * unfilled placeholder.
 * @param rawQuery without '?'
 */
export function getRequestedHomologation(rawQuery: string): boolean | null {
  const value = new URLSearchParams(rawQuery).get(homologationFlag);
  if (value === null || value.startsWith('query_param')) return null;
  return !offValues.includes(value);
}

/**
 * Outside production the homologation cookie counts with any value except `false` and `0`.
 * @param cookies the request's, by name
 */
export function hasHomologation(cookies: Partial<Record<string, string>>): boolean {
  const value = cookies[homologationFlag];
  return value !== undefined && !offValues.includes(value);
}

type Address = Pick<Location, 'pathname' | 'search' | 'replace'>;

/**
 * Ends homologation (docs/behaviour.md 1): removes the cookie and reloads the page without the
 * parameter that would set it again. The other parameters keep their bytes.
 * @param address the browser's
 */
export function leaveHomologation(address: Address): void {
  destroyCookie(null, homologationFlag, { path: '/' });
  destroyCookie(null, signedHomologation, { path: '/', secure: true });
  // Chromium removes a cookie after the assignment has returned. Reading waits for that, so that the
  // next page is requested without it.
  void document.cookie;
  const query = replaceParameter(address.search.slice(1), homologationFlag, null);
  address.replace(withQuery(address.pathname, query));
}
