import type { IncomingMessage } from 'node:http';
import { parseQuery, type CheckoutQuery } from './parseQuery';
import { readRawQuery } from './readRawQuery';

export interface CheckoutRequest {
  /** The query as it came, byte for byte, without '?'. */
  rawQuery: string;
  query: CheckoutQuery;
  host: string;
}

/** Reads a page request. */
export function readRequest(request: IncomingMessage): CheckoutRequest {
  const rawQuery = readRawQuery(request);
  return { rawQuery, query: parseQuery(rawQuery), host: request.headers.host ?? '' };
}
