import type { IncomingMessage } from 'node:http';
import { getRequestMeta } from 'next/dist/server/request-meta';

/**
 * A request's query as it came, byte for byte, without '?'. Next parses and prints the query again
 * before getServerSideProps sees `req.url` (%20 becomes +, `a` becomes `a=`); it keeps the original
 * in its own request notes only. See docs/decisions/003-raw-query.md.
 */
export function readRawQuery(request: IncomingMessage): string {
  const url = readUrl(request);
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start + 1);
}

const origin = /^[a-z]+:\/\/[^/]*/;

/** A request's path and query as they came. */
export const readRawAddress = (request: IncomingMessage): string =>
  readUrl(request).replace(origin, '');

/** The path alone; it names no host, as one that begins with two slashes would. */
export const readRawPath = (request: IncomingMessage): string =>
  readRawAddress(request)
    .replace(/\?.*/s, '')
    .replace(/^[/\\]+/, '/');

/** Whether a page that is open already asks for the next one's data; its query is printed again. */
export const isDataRequest = (request: IncomingMessage): boolean =>
  readRawAddress(request).startsWith('/_next/data/');

/** The note is the path and query after the server's own address, never after the Host header. */
const readUrl = (request: IncomingMessage): string =>
  getRequestMeta(request, 'initURL') ?? request.url ?? '';
