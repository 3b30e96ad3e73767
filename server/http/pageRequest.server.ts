import type { IncomingMessage } from 'node:http';
import { getCountry } from '@/domain/markets';
import { readLinkPhone } from '@/domain/phones';
import { resolveLocale, resolveOperation } from '@/services/checkout/locale';
import type { PageRequest } from '@/services/checkout/page';
import { parseQuery } from '@/services/checkout/query';
import { readRawQuery } from '@/services/http/rawQuery';

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
  const isSavingData = request.headers['save-data'] === 'on';
  return {
    ...parsePageRequest(readRawQuery(request), request.headers.host ?? ''),
    ...(isSavingData && { isSavingData }),
  };
}
