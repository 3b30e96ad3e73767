import { createHash } from 'node:crypto';
import type { GetServerSideProps, GetServerSidePropsContext, Redirect } from 'next';
import { setCookie } from 'nookies';
import { reportUnresolvedLink } from '@/domain/monitoring/unresolvedLinks.server';
import type { MessageNamespace } from '@/locales/messageKey';
import type { ExpiredLinkPage } from '@/services/checkout/page';
import { expiredLinkRoute, routes, withQuery } from '@/services/checkout/routes';
import { isRefused } from '@/services/http/errors';
import { logger } from '@/services/logger';
import { UnresolvedLinkError } from '../checkout/loadCheckout.server';
import { isHttps } from '../http/requestOrigin.server';
import { createServerProps } from './createServerProps.server';
import { createPlainPage } from './plainProps.server';

const pageCookie = 'unresolved-page';

const pageCookieMaxAge = 3_600;

const counts = new Map<string, number>();

interface UnresolvedPage {
  path: string;
  rawQuery: string;
}

/**
 * Sends a buyer whose link does not resolve to /expired-link, with the query as it came
 * (docs/behaviour.md 8), and logs why: a link that names nothing is a mistake of an advertisement or a
 * seller; a service that does not answer is a fault.
 */
export function redirectToExpiredLink(
  { req, res }: GetServerSidePropsContext,
  { path, rawQuery }: UnresolvedPage,
  error: unknown,
): { redirect: Redirect } {
  logUnresolvedLink(path, error);
  if (path !== routes.lead) {
    setCookie({ res }, pageCookie, `${createQueryHash(rawQuery)}${path}`, {
      path: '/',
      sameSite: 'lax',
      httpOnly: true,
      secure: isHttps(req),
      maxAge: pageCookieMaxAge,
    });
  }
  return { redirect: { destination: withQuery(expiredLinkRoute, rawQuery), statusCode: 307 } };
}

function logUnresolvedLink(path: string, error: unknown): void {
  const missing = error instanceof UnresolvedLinkError ? error.missing : 'page';
  const reason = error instanceof UnresolvedLinkError ? (error.cause ?? error) : error;
  const count = (counts.get(missing) ?? 0) + 1;
  counts.set(missing, count);
  const isLinks = reason instanceof UnresolvedLinkError || isRefused(reason);
  reportUnresolvedLink({ missing, reason: isLinks ? 'link' : 'service' });
  const log = isLinks ? logger.info : logger.error;
  // An id in a path grants access, so it is not logged.
  const [, page = ''] = path.split('/');
  log('A link could not be resolved', { page: `/${page}`, missing, count, error: reason });
}

const createQueryHash = (rawQuery: string) =>
  createHash('sha256').update(rawQuery).digest('base64url').slice(0, 16);

const ownPath = /^\/(?![/\\])[^\s\\?#]*$/;

function readUnresolvedPath(cookies: Partial<Record<string, string>>, rawQuery: string): string {
  const noted = cookies[pageCookie] ?? '';
  const hash = createQueryHash(rawQuery);
  const path = noted.slice(hash.length);
  return noted.startsWith(hash) && ownPath.test(path) ? path : routes.lead;
}

export function createExpiredLinkProps(
  namespaces: readonly MessageNamespace[],
): GetServerSideProps<ExpiredLinkPage> {
  return createServerProps((request, { req }) => {
    const page = createPlainPage({ pathname: expiredLinkRoute, namespaces }, request);
    const retryPath = readUnresolvedPath(req.cookies, request.rawQuery);
    return Promise.resolve({ props: { ...page, retryPath } });
  });
}
