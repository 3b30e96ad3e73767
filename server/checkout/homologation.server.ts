import type { IncomingMessage, ServerResponse } from 'node:http';
import { destroyCookie, setCookie } from 'nookies';
import { readWebEnvironment } from '@/config/web.server';
import {
  getRequestedHomologation,
  hasHomologation,
  homologationFlag,
  homologationMaxAge,
  signedHomologation,
} from '@/services/checkout/homologation';
import { isHttps } from '../http/requestOrigin.server';
import { readSwitch, type SignedSwitch } from './signedSwitch.server';

interface PageExchange {
  req: IncomingMessage & { cookies: Partial<Record<string, string>> };
  res: ServerResponse;
}

type Cookies = Partial<Record<string, string>>;

/**
 * Outside production every request that asks for homologation is in it; in production only one with a
 * link that we signed (decision 048).
 */
const isProduction = () => readWebEnvironment(process.env).appEnvironment === 'production';

const now = () => Math.floor(Date.now() / 1_000);

function readHomologationSwitch(value: string | null | undefined): SignedSwitch | null {
  const found = readSwitch(value, readWebEnvironment(process.env).switchSecrets);
  return found?.subject === 'homologation' ? found : null;
}

export const isHomologationRequest = (cookies: Cookies): boolean =>
  isProduction()
    ? readHomologationSwitch(cookies[signedHomologation]) !== null
    : hasHomologation(cookies);

function keepSwitch(res: ServerResponse, name: string, value: string, longest: number): void {
  setCookie({ res }, name, value, { path: '/', sameSite: 'lax', secure: true, maxAge: longest });
}

/**
 * Sets the homologation cookie where the link asks for it, and removes it where the link switches it
 * off. In production only a signed link can set it. Scripts may see the cookie, because the page's
 * banner removes it; it gives no right that its absence would not (decision 013).
 * @param rawQuery the link's, without '?'
 * @returns whether this request is in homologation
 */
export function setHomologationCookie({ req, res }: PageExchange, rawQuery: string): boolean {
  const requested = getRequestedHomologation(rawQuery);
  if (requested === null) return isHomologationRequest(req.cookies);
  const name = isProduction() ? signedHomologation : homologationFlag;
  if (!requested) {
    if (req.cookies[name] !== undefined)
      destroyCookie({ res }, name, { path: '/', ...(isProduction() && { secure: true }) });
    return false;
  }
  if (!isProduction()) {
    setCookie({ res }, homologationFlag, 'true', {
      path: '/',
      sameSite: 'lax',
      secure: isHttps(req),
      maxAge: homologationMaxAge,
    });
    return true;
  }
  const value = new URLSearchParams(rawQuery).get(homologationFlag) ?? '';
  const signed = readHomologationSwitch(value);
  if (signed === null) return isHomologationRequest(req.cookies);
  keepSwitch(res, name, value, Math.min(homologationMaxAge, signed.expiresAt - now()));
  return true;
}

export const builderParameter = 'link-builder';
const builderCookie = '__Host-link-builder';

function isBuilderOf(value: string | null | undefined): SignedSwitch | null {
  const { builderSellers, switchSecrets } = readWebEnvironment(process.env);
  const found = readSwitch(value, switchSecrets);
  const seller = found?.subject.replace(/^builder-/, '');
  if (!found || seller === found.subject) return null;
  return seller !== undefined && builderSellers.includes(seller) ? found : null;
}

/**
 * Keeps the link builder on in production for a seller who is on the list and opened a signed link to
 * it. A seller who is removed from the list loses it.
 */
export function setBuilderCookie({ req, res }: PageExchange, rawQuery: string): boolean {
  const value = new URLSearchParams(rawQuery).get(builderParameter);
  const signed = isBuilderOf(value);
  if (value !== null && signed !== null) {
    keepSwitch(res, builderCookie, value, signed.expiresAt - now());
    return true;
  }
  return isBuilderOf(req.cookies[builderCookie]) !== null;
}
