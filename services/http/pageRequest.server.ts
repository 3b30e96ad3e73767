import type { IncomingMessage } from 'node:http';
import { resolveLocale, resolveOperation } from '../checkout/locale';
import type { Locale, Operation } from '@/contract/enumerations';
import { getCountry } from '@/domain/markets';
import { readLinkPhone } from '@/domain/phones';
import { type CheckoutQuery, parseQuery } from '../checkout/query';
import { readRawQuery } from './rawQuery';

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
  const phone = readLinkPhone(query.phone ?? '', getCountry(locale));
  delete query.phone;
  if (phone !== '') query.phone = phone;
  return { rawQuery, query, locale, operation: resolveOperation(locale), host };
}

/** @throws nothing; a link may hold anything */
export function readPageRequest(request: IncomingMessage): PageRequest {
  return parsePageRequest(readRawQuery(request), request.headers.host ?? '');
}
