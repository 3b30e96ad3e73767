import { ProblemError } from '../errors/ProblemError';

type TextVisitor = (text: string, pointer: string) => void;

/** Far deeper than any body of the contract, and far from what the stack can bear. */
const deepest = 20;

/**
 * Calls `visit` with every text of a JSON value, names of members included, and the JSON pointer of
 * where it is.
 * @throws ProblemError invalid_request when the value is nested too deeply.
 */
export function visitTexts(value: unknown, visit: TextVisitor, pointer = '', depth = 0): void {
  if (typeof value === 'string') visit(value, pointer);
  if (typeof value !== 'object' || value === null) return;
  if (depth > deepest) {
    throw new ProblemError('invalid_request', { detail: 'The request is nested too deeply' });
  }
  const isList = Array.isArray(value);
  for (const [name, member] of Object.entries(value)) {
    if (!isList) visit(name, pointer);
    visitTexts(member, visit, `${pointer}/${name}`, depth + 1);
  }
}
