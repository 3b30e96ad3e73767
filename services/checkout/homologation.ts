import { destroyCookie } from 'nookies';
import { replaceParameter } from './query';
import { withQuery } from './routes';

/** Name of the query parameter that turns homologation on, and of the cookie that keeps it on. */
export const homologationFlag = 'homologation-on';

/** Seconds: a working day. A buyer who was sent such a link by mistake is free of it tomorrow. */
export const homologationMaxAge = 8 * 60 * 60;

/**
 * Whether a link asks for homologation (docs/behaviour.md 1): the parameter alone does, with or
 * without a value; `false` and a link builder's unfilled placeholder do not.
 * @param rawQuery without '?'
 */
export function requestsHomologation(rawQuery: string): boolean {
  const value = new URLSearchParams(rawQuery).get(homologationFlag);
  return value !== null && value !== 'false' && !value.startsWith('query_param');
}

/** Whether the homologation cookie is set. @param cookies the request's, by name */
export function hasHomologation(cookies: Partial<Record<string, string>>): boolean {
  return cookies[homologationFlag] === 'true';
}

type Address = Pick<Location, 'pathname' | 'search' | 'replace'>;

/**
 * Ends homologation (docs/behaviour.md 1): removes the cookie and reloads the page without the
 * parameter that would set it again. The other parameters keep their bytes.
 * @param address the browser's
 */
export function leaveHomologation(address: Address): void {
  destroyCookie(null, homologationFlag, { path: '/' });
  const query = replaceParameter(address.search.slice(1), homologationFlag, null);
  address.replace(withQuery(address.pathname, query));
}
