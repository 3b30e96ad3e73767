import type { FastifyRequest } from 'fastify';
import { ProblemError } from './problems';

type TextVisitor = (text: string, pointer: string) => void;

/** Far deeper than any body of the contract, and far from what the stack can bear. */
const maximumDepth = 20;

/**
 * Calls `visit` with every text of a JSON value, names of members included, and the JSON pointer of
 * where it is.
 * @throws ProblemError invalid_request when the value is nested too deeply.
 */
export function visitTexts(value: unknown, visit: TextVisitor, pointer = '', depth = 0): void {
  if (typeof value === 'string') visit(value, pointer);
  if (typeof value !== 'object' || value === null) return;
  if (depth > maximumDepth) {
    throw new ProblemError('invalid_request', { detail: 'The request is nested too deeply' });
  }
  const isList = Array.isArray(value);
  for (const [name, member] of Object.entries(value)) {
    if (!isList) visit(name, pointer);
    visitTexts(member, visit, `${pointer}/${name}`, depth + 1);
  }
}

/** PostgreSQL cannot hold U+0000 in a text. */
function rejectNul(text: string): void {
  if (text.includes('\u0000')) {
    throw new ProblemError('invalid_request', { detail: 'A text holds the character U+0000' });
  }
}

/**
 * Refuses texts that no part of the service can keep, wherever in the request they are.
 * @throws ProblemError invalid_request.
 */
export async function rejectUnstorableTexts(request: FastifyRequest): Promise<void> {
  for (const part of [request.params, request.query, request.body]) {
    if (!Buffer.isBuffer(part)) visitTexts(part, rejectNul);
  }
}
