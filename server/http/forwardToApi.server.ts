import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';
import { createProxyServer } from 'httpxy';
import { parseCookies } from 'nookies';
import { pageCallHeader } from '@/contract/captchaCalls';
import { paths } from '@/contract/paths';
import type { Problem } from '@/contract/problem';
import { agentTraceparent } from '@/domain/monitoring/agentTraceparent';
import { findRoutePattern } from '@/domain/monitoring/routePatterns.server';
import type { Outcome } from '@/domain/monitoring/spans.server';
import {
  createTraceparent,
  getBrowserTraceparent,
  getTrace,
  joinTrace,
} from '@/domain/monitoring/trace.server';
import {
  type Breakdown,
  describeBreakdown,
  getTimeoutMs,
  hasOtherAfter,
  mayTryAgain,
  noteFailure,
  orderAddresses,
} from '@/services/http/apiAddresses.server';
import { getApiUrls } from '@/services/http/apiUrl.server';
import { callCommerce } from '@/services/http/callCommerce.server';
import { NoAnswerError } from '@/services/http/errors';
import { maskIds } from '@/services/http/maskIds';
import { logger } from '@/services/logger';
import { isHomologationRequest } from '../checkout/homologation.server';
import { appendForwardedAddress, cleanAnswer, cleanCall } from './forwardedHeaders.server';
import { readBody } from './readBody.server';

/**
 * Milliseconds without a byte from the service; below the browser client's 60 s, so that the client
 * gets the reason.
 */
const upstreamTimeoutMs = 55_000;

const proxy = createProxyServer({ xfwd: true });

proxy.on('proxyReq', cleanCall);
proxy.on('proxyRes', cleanAnswer);

const maximumBody = 16 * 1024;

const agents = { calls: { keepAlive: true, maxSockets: 256 }, streams: { keepAlive: false } };
const byProtocol = {
  'http:': { calls: new http.Agent(agents.calls), streams: new http.Agent(agents.streams) },
  'https:': { calls: new https.Agent(agents.calls), streams: new https.Agent(agents.streams) },
};

const [eventsBefore = '', eventsAfter = ''] = paths.paymentEvents.split(':token');

const isStream = ({ url = '' }: IncomingMessage) => {
  const [path = ''] = url.split('?');
  return path.startsWith(eventsBefore) && path.endsWith(eventsAfter);
};

function chooseAgent(target: string, request: IncomingMessage): http.Agent {
  const kind = isStream(request) ? 'streams' : 'calls';
  return byProtocol[target.startsWith('https:') ? 'https:' : 'http:'][kind];
}

const problems = {
  tooLarge: {
    type: 'urn:problem:payload_too_large',
    title: 'The body is too large',
    status: 413,
    code: 'payload_too_large',
  },
  timeout: {
    type: 'urn:problem:upstream_timeout',
    title: 'The service did not answer in time',
    status: 504,
    code: 'upstream_timeout',
  },
  reset: {
    type: 'urn:problem:service_unavailable',
    title: 'The service broke the call off',
    status: 502,
    code: 'service_unavailable',
  },
  unreached: {
    type: 'urn:problem:service_unavailable',
    title: 'The service cannot be reached',
    status: 503,
    code: 'service_unavailable',
  },
} satisfies Record<Breakdown | 'tooLarge', Problem>;

function sendProblem(response: ServerResponse, problem: Problem): void {
  response.writeHead(problem.status, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    ...(problem.status === 503 && { 'retry-after': '2' }),
  });
  // As in the service's own answers: the id that a buyer quotes leads to the log lines.
  response.end(JSON.stringify({ ...problem, instance: getTrace()?.traceId }));
}

/**
 * Forwards a same-origin call of the browser to the service at API_URL, or to homologation's where the
 * cookie says so, and passes streams through as they come. Answers with problem details, never with
 * HTML, where the service is down or slow.
 */
export const forwardToApi = (request: IncomingMessage, response: ServerResponse): Promise<void> =>
  joinTrace(getBrowserTraceparent(request.headers), () => forward(request, response));

async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
  // Reads the whole body before it takes a connection to the service.
  const body = await readBody(request, maximumBody).catch(() => undefined);
  if (body === undefined) return;
  if (body === null) {
    // Does not wait for the rest of the body.
    response.setHeader('connection', 'close');
    sendProblem(response, problems.tooLarge);
    return;
  }
  appendForwardedAddress(request);
  // A browser must not pass for web's own server.
  Reflect.deleteProperty(request.headers, pageCallHeader);
  Reflect.deleteProperty(request.headers, agentTraceparent);
  const targets = orderAddresses(getApiUrls(isHomologationRequest(parseCookies({ req: request }))));
  const breakdown = await forwardWithFailover(request, response, { body, targets });
  if (breakdown !== null) sendProblem(response, problems[breakdown]);
}

interface Forwarded {
  body: Buffer;
  targets: readonly string[];
}

/** @returns why no address has answered; null: one has, or the caller has left */
async function forwardWithFailover(
  request: IncomingMessage,
  response: ServerResponse,
  { body, targets }: Forwarded,
): Promise<Breakdown | null> {
  const { headers, method = 'GET', url = '' } = request;
  const isKeyed = headers['idempotency-key'] !== undefined;
  let last: Breakdown | null = null;
  const began = Date.now();
  for (const [index, target] of targets.entries()) {
    // An open stream is silent for as long as nothing happens.
    const hasOther = !isStream(request) && hasOtherAfter(targets, index);
    const asked = Date.now();
    const timeoutMs = getTimeoutMs(upstreamTimeoutMs - (asked - began), { hasOther, method });
    try {
      await callOrStream(request, response, (traceparent) => {
        headers.traceparent = traceparent;
        return proxy.web(request, response, {
          target,
          agent: chooseAgent(target, request),
          proxyTimeout: timeoutMs,
          buffer: Readable.from([body]),
        });
      });
      return null;
    } catch (error) {
      if (request.destroyed && !request.complete) return null;
      last = describeBreakdown(error, Date.now() - asked, timeoutMs);
      logger.error('A call could not be forwarded', {
        method,
        path: maskIds(url),
        error: Object.assign(new NoAnswerError(method, findRoutePattern(url) ?? 'unknown', last), {
          cause: error,
        }),
      });
      if (response.headersSent) {
        response.destroy();
        return null;
      }
      noteFailure(target, last);
      if (!mayTryAgain(last, { hasOther, isKeyed, method })) return last;
    }
  }
  return last;
}

function callOrStream(
  request: IncomingMessage,
  response: ServerResponse,
  send: (traceparent: string) => Promise<void>,
): Promise<void> {
  if (isStream(request)) return send(createTraceparent());
  const judge = (hasFailed: boolean): Outcome => {
    if (hasFailed) return 'failure';
    // The buyer left before the end.
    if (!response.writableFinished) return 'unknown';
    return response.statusCode < 400 ? 'success' : 'failure';
  };
  const { method = 'GET', url = '' } = request;
  return callCommerce({ method, url }, send, judge);
}
