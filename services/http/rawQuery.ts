import type { IncomingMessage } from 'node:http';
import { getRequestMeta } from 'next/dist/server/request-meta';

/**
 * Reads a request's query as it came, byte for byte, without '?'. Next parses and serializes it again
 * before getServerSideProps sees `req.url` (%20 becomes +, `a` becomes `a=`) and keeps the original in
 * its own request metadata only (docs/decisions/003-raw-query.md).
 */
export function readRawQuery(request: IncomingMessage): string {
  const url = readUrl(request);
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start + 1);
}

const origin = /^[a-z]+:\/\/[^/]*/;

export const readRawAddress = (request: IncomingMessage): string =>
  readUrl(request).replace(origin, '');

export const readRawPath = (request: IncomingMessage): string =>
  readRawAddress(request)
    .replace(/\?.*/s, '')
    .replace(/^[/\\]+/, '/');

export const isDataRequest = (request: IncomingMessage): boolean =>
  readRawAddress(request).startsWith('/_next/data/');

const readUrl = (request: IncomingMessage): string =>
  getRequestMeta(request, 'initURL') ?? request.url ?? '';
