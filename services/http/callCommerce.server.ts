import { findRoutePattern } from '@/domain/monitoring/routePatterns.server';
import { type Outcome, withSpan } from '@/domain/monitoring/spans.server';
import { createTraceparent } from '@/domain/monitoring/trace.server';

interface CommerceCall {
  method: string;
  url: string;
}

/**
 * Makes a call to the service as a part of the current trace.
 * @param send gets the call's `traceparent`
 * @param judge decides the outcome at the end; by default, work that throws has failed
 */
export function callCommerce<Result>(
  { method, url }: CommerceCall,
  send: (traceparent: string) => Promise<Result>,
  judge?: (hasFailed: boolean) => Outcome,
): Promise<Result> {
  const describe = () => ({
    name: `${method} ${findRoutePattern(url) ?? 'unknown'}`,
    type: 'external' as const,
    subtype: 'commerce',
  });
  return withSpan(describe, () => send(createTraceparent()), judge);
}
