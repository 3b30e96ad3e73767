import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Problem } from '@/contract/problem';
import { findCorrectedAddress } from '../checkout/meantAddress';
import { expiredLinkRoute, routes, withQuery } from '../checkout/routes';
import { readRawAddress, readRawQuery } from './rawQuery';

const problem: Problem = {
  type: 'urn:problem:invalid_request',
  title: 'The request does not match its schema',
  status: 400,
  code: 'invalid_request',
  detail: 'The address holds a broken percent escape',
};

const beforeIds = Object.values(routes)
  .filter((route) => route.endsWith('{id}'))
  .map((route) => route.slice(0, -'{id}'.length));

const notFoundPath = '/not-found';

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
  const meant = findCorrectedAddress(readRawAddress(request));
  if (meant !== null) return meant;
  const isLink = beforeIds.some((start) => request.url?.startsWith(start));
  return withQuery(isLink ? expiredLinkRoute : notFoundPath, readRawQuery(request));
}
