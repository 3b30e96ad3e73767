import type { IncomingMessage, ServerResponse } from 'node:http';
import { setCookie } from 'nookies';
import { isHttps } from '../http/requestOrigin.server';
import {
  requestsHomologation,
  hasHomologation,
  homologationFlag,
  homologationMaxAge,
} from './homologation';

interface PageExchange {
  req: IncomingMessage & { cookies: Partial<Record<string, string>> };
  res: ServerResponse;
}

/**
 * Sets the homologation cookie where the link asks for it. The page's banner removes it, so scripts
 * may see it; it gives no right that its absence would not (decision 013).
 * @param rawQuery the link's, without '?'
 * @returns whether this request is in homologation
 */
export function setHomologationCookie({ req, res }: PageExchange, rawQuery: string): boolean {
  if (!requestsHomologation(rawQuery)) return hasHomologation(req.cookies);
  setCookie({ res }, homologationFlag, 'true', {
    path: '/',
    sameSite: 'lax',
    secure: isHttps(req),
    maxAge: homologationMaxAge,
  });
  return true;
}
