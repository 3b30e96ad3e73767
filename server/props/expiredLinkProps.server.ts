import { createHash } from 'node:crypto';
import type { GetServerSideProps, GetServerSidePropsContext, Redirect } from 'next';
import { setCookie } from 'nookies';
import { reportUnresolvedLink } from '@/domain/monitoring/unresolvedLinks.server';
import { getTrace } from '@/domain/monitoring/trace.server';
import type { MessageNamespace } from '@/locales/messageKey';
import type { ExpiredLinkPage, PageRequest } from '@/services/checkout/page';
import { idParameter, referenceParameter } from '@/services/checkout/paymentLinks';
import { productKeyList, productKeys } from '@/services/checkout/productKeys';
import { type CheckoutQuery, replaceParameter } from '@/services/checkout/query';
import { expiredLinkRoute, routes, withQuery } from '@/services/checkout/routes';
import { isRefused } from '@/services/http/errors';
import { logger } from '@/services/logger';
import { UnresolvedLinkError } from '../checkout/loadCheckout.server';
import { resolveProduct } from '../checkout/resolveProduct.server';
import { isHttps } from '../http/requestOrigin.server';
import { createServerProps } from './createServerProps.server';
import { createPlainPage } from './plainProps.server';

const pageCookie = 'unresolved-page';

const pageCookieMaxAge = 3_600;

const service = 'service';

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
  const missing = logUnresolvedLink(path, error);
  // Of a service that failed, with the trace in which its log says why.
  const found = missing === service ? `${missing}?${getTrace()?.traceId ?? ''}` : missing;
  setCookie({ res }, pageCookie, `${createQueryHash(rawQuery)}${path}?${found}`, {
    path: '/',
    sameSite: 'lax',
    httpOnly: true,
    secure: isHttps(req),
    maxAge: pageCookieMaxAge,
  });
  return { redirect: { destination: withQuery(expiredLinkRoute, rawQuery), statusCode: 307 } };
}

/** @returns What the link lacks, or that the service did not answer. */
function logUnresolvedLink(path: string, error: unknown): string {
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
  return isLinks ? missing : service;
}

const createQueryHash = (rawQuery: string) =>
  createHash('sha256').update(rawQuery).digest('base64url').slice(0, 16);

const ownPath = /^\/(?![/\\])[^\s\\?#]*$/;

function readUnresolvedPage(
  cookies: Partial<Record<string, string>>,
  rawQuery: string,
): { path: string; missing: string | null; traceId: string } {
  const noted = cookies[pageCookie] ?? '';
  const hash = createQueryHash(rawQuery);
  const [path = '', missing = null, traceId = ''] = noted.slice(hash.length).split('?');
  const isOfLink = noted.startsWith(hash) && ownPath.test(path);
  return isOfLink ? { path, missing, traceId } : { path: routes.lead, missing: null, traceId: '' };
}

const traceIdPattern = /^[0-9a-f]{32}$/;

/** From any other page, such as a receipt, the lead would begin a second purchase. */
const salesStarts = [routes.lead, routes.presentation, routes.payment, routes['custom-offer']];

const codesOfPrice = ['offer', 'planId', 'plan', 'plans', 'planTypes'];
const codesOfCustomOffer = [idParameter, referenceParameter, 'offer'];

const drop = (rawQuery: string, names: readonly string[]) =>
  names.reduce((query, name) => replaceParameter(query, name, null), rawQuery);

const namesKnownProduct = (query: CheckoutQuery, host: string) => {
  const reference = resolveProduct(query, host);
  return (
    reference?.kind === 'product' &&
    productKeyList.some(
      (key) =>
        productKeys[key].business === reference.business &&
        productKeys[key].productCode === reference.productCode,
    )
  );
};

/**
 * Finds an address that opens: the link itself once the service answers again, else the link without
 * the code that is unknown. null: there is none.
 */
function findWayOn(
  { host, query, rawQuery }: PageRequest,
  { missing, path }: ReturnType<typeof readUnresolvedPage>,
): ExpiredLinkPage['wayOn'] {
  if (missing === service) return { kind: 'retry', path: withQuery(path, rawQuery) };
  if (missing === 'seller' || missing === 'flow') {
    const rest = drop(rawQuery, [missing === 'flow' ? 'flowId' : missing]);
    return rest === rawQuery ? null : { kind: 'anyway', path: withQuery(path, rest) };
  }
  if (!salesStarts.includes(path) || !namesKnownProduct(query, host)) return null;
  const rest = drop(rawQuery, path === routes['custom-offer'] ? codesOfCustomOffer : codesOfPrice);
  if (missing !== null && rest === rawQuery) return null;
  return { kind: 'price', path: withQuery(routes.lead, rest) };
}

export function createExpiredLinkProps(
  namespaces: readonly MessageNamespace[],
): GetServerSideProps<ExpiredLinkPage> {
  return createServerProps((request, { req, res }) => {
    const page = createPlainPage({ pathname: expiredLinkRoute, namespaces }, request);
    const unresolved = readUnresolvedPage(req.cookies, request.rawQuery);
    const wayOn = findWayOn(request, unresolved);
    if (wayOn?.kind === 'retry') {
      res.statusCode = 503;
      res.setHeader('Retry-After', '2');
    }
    const { path: retryPath, traceId } = unresolved;
    const failed = traceIdPattern.test(traceId) && { traceId };
    return Promise.resolve({ props: { ...page, ...failed, retryPath, wayOn } });
  });
}
