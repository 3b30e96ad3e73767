import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Check } from 'typebox/value';
import { ProblemError } from '../http/problems';
import { type Fault, type FaultBox, FaultTarget } from './faultBox';

declare module 'fastify' {
  interface FastifyRequest {
    /** The fault that hits this call, if any. */
    fault: Fault | null;
  }
}

/** Makes the calls of `app` fail as the fault box says. `closing` ends the delays that still run. */
export function injectFaults(app: FastifyInstance, faults: FaultBox, closing: AbortSignal): void {
  app.decorateRequest('fault', null);

  app.addHook('onRequest', async (request, reply) => {
    request.fault = takeFault(request, faults);
    switch (request.fault?.fault) {
      case 'error':
        throw new ProblemError(503, 'service_unavailable', 'A fault was asked for.');
      case 'drop-before':
        reply.hijack();
        request.raw.socket.destroy();
    }
  });

  // With `done` and not a promise: an answer that was dropped must never continue to the next hook.
  app.addHook('onSend', (request, _reply, payload, done) => {
    switch (request.fault?.fault) {
      case 'drop-after':
        request.raw.socket.destroy();
        return;
      case 'delay':
        wait(request.fault.delayMs ?? 0, undefined, { signal: closing })
          .catch(() => undefined)
          .finally(() => done(null, payload));
        return;
      default:
        done(null, payload);
    }
  });
}

function takeFault(request: FastifyRequest, faults: FaultBox): Fault | null {
  const target = request.routeOptions.url?.split('/')[1];
  return Check(FaultTarget, target) ? faults.take(target) : null;
}
