import type { IncomingMessage } from 'node:http';
import { getRequestMeta } from 'next/dist/server/request-meta';
import { resolveLocale, resolveOperation } from '../checkout/locale';
import type { Locale, Operation } from '@/contract/enumerations';
import { type CheckoutQuery, parseQuery } from '../checkout/query';

/** What a request for a page asks for, read once. */
export interface PageRequest {
  /** The query as it came, byte for byte, without '?'. */
  rawQuery: string;
  query: CheckoutQuery;
  locale: Locale;
  operation: Operation;
  /** The Host header. */
  host: string;
}

export function parsePageRequest(rawQuery: string, host: string): PageRequest {
  const query = parseQuery(rawQuery);
  const locale = resolveLocale(query);
  return { rawQuery, query, locale, operation: resolveOperation(locale), host };
}

/** @throws nothing; a link may hold anything */
export function readPageRequest(request: IncomingMessage): PageRequest {
  return parsePageRequest(readRawQuery(request), request.headers.host ?? '');
}

/**
 * A request's query as it came, byte for byte, without '?'. Next parses and prints the query again
 * before getServerSideProps sees `req.url` (%20 becomes +, `a` becomes `a=`); it keeps the original
 * in its own request notes only. See docs/decisions/003-raw-query.md.
 */
export function readRawQuery(request: IncomingMessage): string {
  // The note is the path and query after the server's own address, never after the Host header.
  const url = getRequestMeta(request, 'initURL') ?? request.url ?? '';
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start + 1);
}
