import type { FastifyRequest } from 'fastify';
import { ProblemError } from './problems';

export const createBrokenEscapeProblem = () =>
  new ProblemError('invalid_request', { detail: 'The address holds a broken percent escape' });

/**
 * Refuses a query that cannot be decoded; the router refuses such a path.
 * @throws ProblemError invalid_request.
 */
export function rejectBrokenEscapes({ raw }: FastifyRequest): void {
  try {
    decodeURIComponent(raw.url ?? '');
  } catch {
    throw createBrokenEscapeProblem();
  }
}
