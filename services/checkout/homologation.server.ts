import type { IncomingMessage, ServerResponse } from 'node:http';
import { destroyCookie, setCookie } from 'nookies';
import { readWebEnvironment } from '@/domain/environment.server';
import { isHttps } from '../http/requestOrigin.server';
import {
  getRequestedHomologation,
  hasHomologation,
  homologationFlag,
  homologationMaxAge,
} from './homologation';

interface PageExchange {
  req: IncomingMessage & { cookies: Partial<Record<string, string>> };
  res: ServerResponse;
}

/** Whether the request's cookie puts it in homologation. */
export const isHomologationRequest = (cookies: Partial<Record<string, string>>): boolean =>
  hasHomologation(cookies, readWebEnvironment(process.env).appEnvironment);

/**
 * Sets the homologation cookie where the link asks for it, and removes it where the link switches it
 * off. The page's banner removes it, so scripts may see it; it gives no right that its absence would
 * not (decision 013).
 * @param rawQuery the link's, without '?'
 * @returns whether this request is in homologation
 */
export function setHomologationCookie({ req, res }: PageExchange, rawQuery: string): boolean {
  const requested = getRequestedHomologation(rawQuery);
  if (requested === null) return isHomologationRequest(req.cookies);
  if (!requested) {
    if (req.cookies[homologationFlag] !== undefined) {
      destroyCookie({ res }, homologationFlag, { path: '/' });
    }
    return false;
  }
  setCookie({ res }, homologationFlag, 'true', {
    path: '/',
    sameSite: 'lax',
    secure: isHttps(req),
    maxAge: homologationMaxAge,
  });
  return true;
}
