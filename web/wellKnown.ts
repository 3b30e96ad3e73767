import type { IncomingMessage, ServerResponse } from 'node:http';

/** Milliseconds. The standard advises a date at most a year away; a process lives shorter. */
const contactHolds = 180 * 24 * 60 * 60 * 1_000;

/**
 * /robots.txt (RFC 9309). In production it keeps crawlers from no page: a crawler that may not read a
 * page never reads that the page must not be listed. Elsewhere nothing is sold for real, and nothing
 * may be read.
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
 * Answers the addresses that machines request from every site. It is not a page of Next, because each
 * page's name is in the manifest that all pages load.
 * @returns whether the request was for such an address
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
