import { paths } from '@/contract/paths';
import { oncePerMinute } from '@/domain/monitoring/oncePerMinute';
import { shedCalls } from '../monitoring/metrics';
import type { App } from './App';
import { sendProblem } from './errorHandling';
import { ProblemError } from './problems';

const probes: readonly string[] = [paths.healthcheck, paths.readiness];

/** What is never refused: news of money that has moved, and whether the process lives. */
const neverShed: readonly string[] = [...probes, paths.webhook];

/** A stream is open for minutes, and waits. */
const neverCounted: readonly string[] = [...probes, paths.paymentEvents];

/**
 * Answers new calls 503 while `maxCalls` are in flight, before their bodies are parsed, a limit counts
 * them or the database is asked (docs/decisions/074-shed-when-full.md). A call is in flight from the
 * arrival of its whole body, so that a slow sender takes no place, until it is answered or its caller
 * leaves. Calls in flight are never cut off.
 */
export function shedWhenFull(app: App, maxCalls: number): void {
  const inFlight = new Set<object>();
  const warn = oncePerMinute((reason) => {
    app.log.warn({ reason, count: inFlight.size }, 'calls are shed');
  });

  app.addHook('onRequest', (request, reply, done) => {
    if (inFlight.size < maxCalls || neverShed.includes(request.routeOptions.url ?? '')) {
      done();
      return;
    }
    shedCalls.inc();
    warn('as many calls as MAX_CALLS are in flight');
    // Not thrown: the handler of errors would log and report each one.
    void sendProblem(reply, new ProblemError('service_unavailable'));
  });

  app.addHook('preValidation', (request, reply, done) => {
    if (!reply.raw.destroyed && !neverCounted.includes(request.routeOptions.url ?? '')) {
      inFlight.add(request);
      reply.raw.once('close', () => {
        inFlight.delete(request);
      });
    }
    done();
  });
  app.addHook('onSend', (request, _reply, _payload, done) => {
    inFlight.delete(request);
    done();
  });
}
