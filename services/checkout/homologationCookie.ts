import type { IncomingMessage, ServerResponse } from 'node:http';
import { setCookie } from 'nookies';
import { cameByHttps } from '../http/requestOrigin';
import {
  asksForHomologation,
  hasHomologation,
  homologationFlag,
  homologationMaxAge,
} from './homologation';
import { readRawQuery } from './readRawQuery';

interface PageExchange {
  req: IncomingMessage & { cookies: Partial<Record<string, string>> };
  res: ServerResponse;
}

/**
 * Sets the homologation cookie where the link asks for it. The page's banner removes it, so scripts
 * may see it; it gives no right that its absence would not (decision 013).
 * @returns whether this request is in homologation
 */
export function keepHomologation({ req, res }: PageExchange): boolean {
  if (!asksForHomologation(readRawQuery(req))) return hasHomologation(req.cookies);
  setCookie({ res }, homologationFlag, 'true', {
    path: '/',
    sameSite: 'lax',
    secure: cameByHttps(req),
    maxAge: homologationMaxAge,
  });
  return true;
}
