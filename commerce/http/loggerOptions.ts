import type { FastifyRequest } from 'fastify';
import { describeError } from './describeError';

/**
 * pino options. A request is logged by its route's pattern: addresses carry tokens and e-mails.
 * Bodies and headers are never logged.
 */
export function loggerOptions(level: string) {
  return {
    level,
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        route: request.routeOptions.url,
      }),
      err: describeError,
    },
  };
}
