import type { Static } from 'typebox';
import type { FieldProblem } from '@/contract/problem';
import { escapePointer } from './pointers';
import { ProblemError } from './problems';

/**
 * Parses a JSON body.
 * @throws ProblemError malformed_json for invalid JSON, also for an empty text and for bytes that are
 *   not UTF-8; invalid_request for a member that occurs twice (`duplicate`) or is named `__proto__`
 *   (`unknown`): parsers disagree on what either means.
 */
export function parseJson(body: Buffer): unknown {
  const text = decode(body);
  const value = parse(text);
  const problem = findUnclearMember(text);
  if (problem) throw new ProblemError('invalid_request', { errors: [problem] });
  return value;
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * The standard decoder would replace invalid bytes, and the stored text would differ from what was
 * sent.
 */
function decode(body: Buffer): string {
  try {
    return decoder.decode(body);
  } catch {
    throw new ProblemError('malformed_json');
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProblemError('malformed_json');
  }
}

const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]/g;

interface Container {
  names: Set<string> | null;
  member: string | number;
}

const toPointer = (containers: readonly Container[]) =>
  containers.map(({ member }) => `/${escapePointer(String(member))}`).join('');

function findUnclearMember(text: string): Static<typeof FieldProblem> | undefined {
  const containers: Container[] = [];
  let isNameNext = false;
  for (const [token] of text.matchAll(tokens)) {
    const container = containers.at(-1);
    if (token === '{') containers.push({ names: new Set(), member: '' });
    else if (token === '[') containers.push({ names: null, member: 0 });
    else if (token === '}' || token === ']') containers.pop();
    else if (token === ',' && typeof container?.member === 'number') container.member += 1;
    else if (token.startsWith('"') && isNameNext && container?.names) {
      const name = String(JSON.parse(token));
      container.member = name;
      if (name === '__proto__') return { field: toPointer(containers), code: 'unknown' };
      if (container.names.has(name)) return { field: toPointer(containers), code: 'duplicate' };
      container.names.add(name);
    }
    isNameNext = token === '{' || token === ',';
  }
  return undefined;
}
