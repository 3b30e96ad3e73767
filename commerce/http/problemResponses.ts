import type { ProblemCode } from '@/contract/problem';
import { Problem } from '@/contract/problem';
import { problemTable } from '../errors/problemTable';
import { schemaReference } from './schemaReference';

export const problemMediaType = 'application/problem+json';

/** The error answers of a route, for its schema: one per HTTP status of the codes it may give. */
export function problemResponses(...codes: ProblemCode[]) {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of codes) {
    const { status } = problemTable[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    Array.from(byStatus, ([status, listed]) => [
      status,
      {
        description: listed.join(', '),
        content: { [problemMediaType]: { schema: schemaReference(Problem) } },
      },
    ]),
  );
}
