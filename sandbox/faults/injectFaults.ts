import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { Check } from 'typebox/value';
import { ProblemError } from '../http/problems';
import type { Sandbox } from '../Sandbox';
import { type Fault, FaultTarget } from './faultBox';

declare module 'fastify' {
  interface FastifyRequest {
    fault: Fault | null;
  }
}

export function injectFaults(app: FastifyInstance, sandbox: Sandbox, closing: AbortSignal): void {
  app.decorateRequest('fault', null);

  // After the body is parsed: it names the payment that a call is about.
  app.addHook('preValidation', (request, reply, done) => {
    request.fault = takeFault(request, sandbox);
    switch (request.fault?.fault) {
      case 'error':
        throw new ProblemError(503, 'service_unavailable', 'A fault was asked for.');
      case 'drop-before':
        reply.hijack();
        request.raw.socket.destroy();
        return;
      default:
        // The other faults act on the answer.
        done();
    }
  });

  // Uses `done`, not a promise: a dropped answer must never continue to the next hook.
  app.addHook('onSend', (request, _reply, payload, done) => {
    switch (request.fault?.fault) {
      case 'drop-after':
        request.raw.socket.destroy();
        return;
      case 'delay':
        wait(request.fault.delayMs ?? 0, undefined, { signal: closing })
          .catch(() => undefined)
          .finally(() => {
            done(null, payload);
          });
        return;
      default:
        done(null, payload);
    }
  });
}

function takeFault(request: FastifyRequest, sandbox: Sandbox): Fault | null {
  const target = request.routeOptions.url?.split('/')[1];
  if (!Check(FaultTarget, target)) return null;
  return sandbox.faults.take(target, findSubject(request, sandbox));
}

const Named = Type.Partial(
  Type.Object({ paymentId: Type.String(), to: Type.String(), id: Type.String() }),
);

function findSubject({ body, params, query }: FastifyRequest, { journal }: Sandbox): string | null {
  for (const source of [body, query, params]) {
    if (!Check(Named, source)) continue;
    const charge = journal.state.charges.get(source.id ?? '');
    const subject = source.paymentId ?? source.to ?? charge?.terms.paymentId;
    if (subject !== undefined) return subject;
  }
  return null;
}
