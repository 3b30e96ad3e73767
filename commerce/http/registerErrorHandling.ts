import type { FastifyError } from 'fastify';
import { ProblemError } from '../errors/ProblemError';
import { problemTable } from '../errors/problemTable';
import type { App } from './App';
import { createMethodGuard } from './createMethodGuard';
import { problemOfError } from './problemOfError';
import { sendProblem } from './sendProblem';

/** Every error of the service becomes problem details here. Register it before any route. */
export function registerErrorHandling(app: App): void {
  const guard = createMethodGuard();
  app.addHook('onRoute', (route) => guard.learn(route));

  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const problem = problemOfError(error);
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
