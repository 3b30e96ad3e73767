import type { IncomingMessage, ServerResponse } from 'node:http';

/** Milliseconds. A date at most a year away is what the standard advises; a process lives shorter. */
const contactHolds = 180 * 24 * 60 * 60 * 1_000;

/**
 * /robots.txt (RFC 9309). It keeps crawlers from no page: one that may not read a page never reads
 * that it is not to be listed. Where nothing is sold for real there is nothing to read.
 */
const createRobots = (isProduction: boolean) =>
  `User-agent: *\nDisallow: ${isProduction ? '/api/' : '/'}\n`;

function createContact(contact: string): string {
  const expires = new Date(Date.now() + contactHolds).toISOString().replace(/T.*/, 'T00:00:00Z');
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: pt, en, es\n`;
}

interface Told {
  isProduction: boolean;
  securityContact: string | undefined;
}

/**
 * Answers what machines ask every site. It is not among the pages, because each page's name is in
 * the manifest that all of them load.
 * @returns whether it was asked for
 */
export function answerWellKnown(
  { url = '' }: IncomingMessage,
  response: ServerResponse,
  { isProduction, securityContact }: Told,
): boolean {
  const [address] = url.split('?', 1);
  const texts: Record<string, string | undefined> = {
    '/robots.txt': createRobots(isProduction),
    '/.well-known/security.txt': securityContact && createContact(securityContact),
  };
  const text = texts[address ?? ''];
  if (text === undefined) return false;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'public, max-age=3600');
  response.end(text);
  return true;
}
