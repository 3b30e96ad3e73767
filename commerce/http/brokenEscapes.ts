import type { FastifyRequest } from 'fastify';
import { ProblemError } from './problems';

/** What answers an address that cannot be decoded, wherever in it the broken escape is. */
export const createBrokenEscapeProblem = () =>
  new ProblemError('invalid_request', { detail: 'The address holds a broken percent escape' });

/**
 * Refuses a query that cannot be decoded; of a path the router says so.
 * @throws ProblemError invalid_request.
 */
export function rejectBrokenEscapes({ raw }: FastifyRequest): void {
  try {
    decodeURIComponent(raw.url ?? '');
  } catch {
    throw createBrokenEscapeProblem();
  }
}
