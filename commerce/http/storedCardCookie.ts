import type { FastifyReply } from 'fastify';
import { storedCardCookies, storedCardLifetime } from '@/domain/storedCards';

const isHttps = (webUrl: string) => new URL(webUrl).protocol === 'https:';

const getName = (webUrl: string) => storedCardCookies[isHttps(webUrl) ? 'https' : 'http'];

const secret = /^[\w-]{32}$/;

/**
 * Reads the secret of the card that this browser has stored; null when there is none.
 * @param cookies the Cookie header
 * @param webUrl origin of the checkout, which determines the name of the cookie
 */
export function readCardSecret(cookies: string | undefined, webUrl: string): string | null {
  const prefix = `${getName(webUrl)}=`;
  const cookie = cookies?.split(/; */).find((pair) => pair.startsWith(prefix));
  const value = cookie?.slice(prefix.length) ?? '';
  return secret.test(value) ? value : null;
}

export function setCardSecret(reply: FastifyReply, webUrl: string, value: string): void {
  const attributes = [
    `${getName(webUrl)}=${value}`,
    'Path=/',
    `Max-Age=${storedCardLifetime}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isHttps(webUrl) ? ['Secure'] : []),
  ];
  void reply.header('set-cookie', attributes.join('; '));
}
