import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../errors/ProblemError';
import { visitTexts } from './visitTexts';

/** PostgreSQL cannot hold U+0000 in a text. */
function refuseNul(text: string): void {
  if (text.includes('\u0000')) {
    throw new ProblemError('invalid_request', { detail: 'A text holds the character U+0000' });
  }
}

/**
 * Refuses texts that no part of the service can keep, wherever in the request they are.
 * @throws ProblemError invalid_request.
 */
export async function refuseUnstorableTexts(request: FastifyRequest): Promise<void> {
  for (const part of [request.params, request.query, request.body]) {
    if (!Buffer.isBuffer(part)) visitTexts(part, refuseNul);
  }
}
