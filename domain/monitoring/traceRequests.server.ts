import type { IncomingMessage } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
  type RawReplyDefaultExpression,
  type RawRequestDefaultExpression,
  type RawServerDefault,
} from 'fastify';
import { type AnsweredRequest, isEventStream } from './metrics.server';
import { continueTrace, readTraceId, type Trace } from './trace.server';

type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

const probes: readonly string[] = ['/healthcheck', '/readiness'];

export const traceOptions = {
  genReqId: ({ headers }: IncomingMessage) => readTraceId(headers.traceparent),
  // Every line carries the trace already.
  childLoggerFactory: (logger: FastifyBaseLogger) => logger,
  // Fastify's own lines of a request contain the address, with its tokens and e-mails.
  logController: new LogController({ disableRequestLogging: true }),
};

/**
 * Puts every log line of a request into its caller's trace, and writes one line when the request was
 * answered: method, pattern of the address, status, milliseconds. Register it before every other hook.
 * @param count gets the same for each request, except event streams
 */
export function traceRequests(app: App, count: (answered: AnsweredRequest) => void): void {
  const traces = new WeakMap<FastifyRequest, Trace>();
  const getTrace = (request: FastifyRequest): Trace => {
    const trace = traces.get(request) ?? { traceId: request.id };
    traces.set(request, trace);
    return trace;
  };
  app.addHook('onRequest', (request, _reply, done) => {
    continueTrace(getTrace(request), done);
  });
  // The parser of a body calls back outside the trace.
  app.addHook('preValidation', (request, _reply, done) => {
    continueTrace(getTrace(request), done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { elapsedTime, statusCode } = reply;
    const route = request.routeOptions.url ?? 'unknown';
    const level = probes.includes(route) ? 'debug' : 'info';
    const answered = { method: request.method, route, status: statusCode };
    if (!isEventStream(reply.getHeader('content-type')))
      count({ ...answered, milliseconds: elapsedTime });
    continueTrace(getTrace(request), () => {
      const line = { ...answered, milliseconds: Math.round(elapsedTime) };
      request.log[level](line, 'answered');
      done();
    });
  });
}
