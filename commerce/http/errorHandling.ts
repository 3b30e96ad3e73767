import type { FastifyError, FastifyReply, RouteOptions } from 'fastify';
import type { Problem } from '@/contract/problem';
import type { App } from './App';
import { toProblem } from './toProblem';
import { ProblemError, problemTable } from './problems';
import { problemMediaType } from './routeSchemas';

/** Every error of the service becomes problem details here. Register it before any route. */
export function registerErrorHandling(app: App): void {
  const guard = createMethodGuard();
  app.addHook('onRoute', (route) => guard.learn(route));

  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const problem = toProblem(error);
    if (problemTable[problem.code].status >= 500) request.log.error({ err: error }, problem.code);
    return sendProblem(reply, problem);
  });

  app.setNotFoundHandler((request, reply) => {
    const allowed = guard.allowedMethods(request.url);
    if (allowed.length === 0) return sendProblem(reply, new ProblemError('not_found'));
    void reply.header('allow', allowed.join(', '));
    return sendProblem(reply, new ProblemError('method_not_allowed'));
  });
}

interface RegisteredRoute {
  pattern: RegExp;
  methods: Set<string>;
}

/** Remembers what may be done where, to tell a wrong method from a wrong address. */
function createMethodGuard() {
  const routes = new Map<string, RegisteredRoute>();
  return {
    learn({ url, method }: Pick<RouteOptions, 'url' | 'method'>): void {
      const pattern = new RegExp(`^${url.replaceAll(/:[A-Za-z]+/g, '[^/]+')}$`);
      const route = routes.get(url) ?? { pattern, methods: new Set() };
      [method].flat().forEach((name) => route.methods.add(name));
      routes.set(url, route);
    },
    /** The methods of an address, for the Allow header; empty when there is no such address. */
    allowedMethods(address: string): string[] {
      const [path = ''] = address.split('?');
      const matching = Array.from(routes.values()).filter(({ pattern }) => pattern.test(path));
      return matching.flatMap(({ methods }) => [...methods]);
    },
  };
}

/** Answers with RFC 9457 problem details. The one place where an error answer is written. */
export function sendProblem(reply: FastifyReply, { code, extras }: ProblemError): FastifyReply {
  const { status, title } = problemTable[code];
  const problem: Problem = {
    type: `urn:problem:${code}`,
    title,
    status,
    code,
    instance: reply.request.id,
    ...extras,
  };
  if (status === 503) void reply.header('retry-after', '2');
  if (extras.retryAfter !== undefined) void reply.header('retry-after', String(extras.retryAfter));
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type(problemMediaType)
    .serializer(JSON.stringify)
    .send(problem);
}
