import { isInHomologation } from '../checkout/homologationScope';

/**
 * The service that calls go to. In homologation HOMOLOG_API_URL names it, where it is set. Both
 * addresses are the operator's: no request can name another.
 */
export function getApiUrl(isHomologation: boolean): string {
  const own = process.env['API_URL'] ?? 'http://127.0.0.1:4000';
  return (isHomologation ? process.env['HOMOLOG_API_URL'] : undefined) ?? own;
}

/** The service that the calls of the request being answered go to. Server only. */
export function getRequestApiUrl(): string {
  return getApiUrl(isInHomologation());
}
