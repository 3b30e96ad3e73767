import type { IncomingMessage, ServerResponse } from 'node:http';
import { createProxyServer } from 'httpxy';
import { parseCookies } from 'nookies';
import type { Problem } from '@/contract/problem';
import { storedCardCookies } from '@/domain/storedCards';
import { isHomologationRequest } from '../checkout/homologation.server';
import { logger } from '../logger';
import { getApiUrl } from './apiUrl.server';
import { asksForFlows, sendWithoutVouchers } from './hideVouchers.server';
import { maskIds } from './maskIds';

/** Milliseconds without a byte from the service; below the browser client's 60 s, so that it hears why. */
const upstreamTimeout = 55_000;

const proxy = createProxyServer({ xfwd: true, proxyTimeout: upstreamTimeout });

/** The one cookie that is the service's own, by its two names. */
const serviceCookies = Object.values(storedCardCookies).map((name) => `${name}=`);
const isOfService = (cookie: string) => serviceCookies.some((name) => cookie.startsWith(name));

proxy.on('proxyReq', (upstream, request) => {
  const { headers } = request;
  // Read here, and not only passed on.
  if (asksForFlows(request)) upstream.removeHeader('accept-encoding');
  // The service knows buyers by unguessable ids, never by this site's cookies.
  const own = headers.cookie?.split(/; */).filter(isOfService) ?? [];
  if (own.length === 0) upstream.removeHeader('cookie');
  else upstream.setHeader('cookie', own.join('; '));
});

proxy.on('proxyRes', (answer, request, response) => {
  // Nor does it set any other for this site.
  const set = answer.headers['set-cookie']?.filter(isOfService) ?? [];
  if (set.length === 0) delete answer.headers['set-cookie'];
  else answer.headers['set-cookie'] = set;
  // A compressed stream is a held-back stream.
  if (answer.headers['content-type']?.startsWith('text/event-stream')) {
    answer.headers['cache-control'] = 'no-cache, no-transform';
  }
  if (asksForFlows(request)) void sendWithoutVouchers(answer, response);
});

const timeoutCodes = ['ETIMEDOUT', 'ESOCKETTIMEDOUT', 'ECONNRESET'];

/** Bytes; what the service takes. Refused here, for a body cut off midway looks like a dead service. */
const maximumBody = 64 * 1024;

const isTooLarge = ({ headers }: IncomingMessage) =>
  Number(headers['content-length'] ?? 0) > maximumBody;

const payloadTooLarge: Problem = {
  type: 'urn:problem:payload_too_large',
  title: 'The body is too large',
  status: 413,
  code: 'payload_too_large',
};

function sendProblem(response: ServerResponse, problem: Problem): void {
  response.writeHead(problem.status, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    ...(problem.status === 503 && { 'retry-after': '2' }),
  });
  response.end(JSON.stringify(problem));
}

function toProblem(error: unknown): Problem {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return timeoutCodes.includes(code)
    ? {
        type: 'urn:problem:upstream_timeout',
        title: 'The service did not answer in time',
        status: 504,
        code: 'upstream_timeout',
      }
    : {
        type: 'urn:problem:service_unavailable',
        title: 'The service cannot be reached',
        status: 503,
        code: 'service_unavailable',
      };
}

/**
 * Forwards a same-origin call of the browser to the service at API_URL, or to homologation's where
 * the cookie says so, body unread and streams as they come; of flows only without their vouchers. A
 * service that is down or slow is answered for with problem details, never with HTML.
 */
export async function forwardToApi(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const target = getApiUrl(isHomologationRequest(parseCookies({ req: request })));
  if (isTooLarge(request)) {
    // The rest of the body is not waited for.
    response.setHeader('connection', 'close');
    sendProblem(response, payloadTooLarge);
    return;
  }
  appendForwardedAddress(request);
  try {
    await proxy.web(request, response, { target, selfHandleResponse: asksForFlows(request) });
  } catch (error) {
    if (request.destroyed && !request.complete) return;
    const { method, url = '' } = request;
    logger.error('A call could not be forwarded', { method, path: maskIds(url), error });
    if (response.headersSent) {
      response.destroy();
      return;
    }
    sendProblem(response, toProblem(error));
  }
}

/**
 * Adds the caller's address to X-Forwarded-For. What the caller wrote there itself stays before it,
 * where nobody believes it; the proxy library alone would pass that on as the only entry.
 */
export function appendForwardedAddress({ headers, socket }: IncomingMessage): void {
  const claimed = headers['x-forwarded-for'];
  const chain = [claimed].flat().filter((entry) => entry !== undefined && entry !== '');
  headers['x-forwarded-for'] = [...chain, socket.remoteAddress ?? 'unknown'].join(', ');
}
