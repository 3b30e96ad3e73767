import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Problem } from '@/contract/problem';
import { expiredLinkRoute, withQuery } from '../checkout/routes';
import { readRawQuery } from './rawQuery';

const problem: Problem = {
  type: 'urn:problem:invalid_request',
  title: 'The request does not match its schema',
  status: 400,
  code: 'invalid_request',
  detail: 'The address holds a broken percent escape',
};

/**
 * Answers a request whose path cannot be decoded, which no page and no call is asked for then: a call
 * with the service's own problem, a page as any link that does not resolve.
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
  response.writeHead(307, { location: withQuery(expiredLinkRoute, readRawQuery(request)) });
  response.end();
}
