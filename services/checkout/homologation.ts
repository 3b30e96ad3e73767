/** Name of the query parameter that turns homologation on, and of the cookie that keeps it on. */
export const homologationFlag = 'homologation-on';

/** Seconds: a working day. A buyer who was sent such a link by mistake is free of it tomorrow. */
export const homologationMaxAge = 8 * 60 * 60;

/**
 * Whether a link asks for homologation (spec section 1): the parameter alone does, with or without
 * a value; `false` and a link builder's unfilled placeholder do not.
 * @param rawQuery without '?'
 */
export function asksForHomologation(rawQuery: string): boolean {
  const value = new URLSearchParams(rawQuery).get(homologationFlag);
  return value !== null && value !== 'false' && !value.startsWith('query_param');
}

/** Whether the homologation cookie is set. @param cookies the request's, by name */
export function hasHomologation(cookies: Partial<Record<string, string>>): boolean {
  return cookies[homologationFlag] === 'true';
}
