import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Problem } from '@/contract/problem';
import { findMeantAddress } from '../checkout/meantAddress';
import { expiredLinkRoute, routes, withQuery } from '../checkout/routes';
import { readRawAddress, readRawQuery } from './rawQuery';

const problem: Problem = {
  type: 'urn:problem:invalid_request',
  title: 'The request does not match its schema',
  status: 400,
  code: 'invalid_request',
  detail: 'The address holds a broken percent escape',
};

/** What pages that open by an id begin with. */
const beforeIds = Object.values(routes)
  .filter((route) => route.endsWith('{id}'))
  .map((route) => route.slice(0, -'{id}'.length));

/** No page has it: what is shown there knows the product of the link, as the page at /404 does not. */
const notFoundPath = '/not-found';

/**
 * Answers a request whose path cannot be decoded, which no page and no call is asked for then: a call
 * with the service's own problem, what means a page with the way there, a page that opens by an id as
 * any link that does not resolve, and what is no page as that.
 */
export function answerBrokenAddress(request: IncomingMessage, response: ServerResponse): void {
  if (request.url?.startsWith('/api/')) {
    response.writeHead(problem.status, {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
    });
    response.end(JSON.stringify(problem));
    return;
  }
  response.statusCode = 307;
  response.setHeader('location', getPage(request));
  response.end();
}

function getPage(request: IncomingMessage): string {
  const meant = findMeantAddress(readRawAddress(request));
  if (meant !== null) return meant;
  const isLink = beforeIds.some((start) => request.url?.startsWith(start));
  return withQuery(isLink ? expiredLinkRoute : notFoundPath, readRawQuery(request));
}
