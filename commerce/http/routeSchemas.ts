import Type, { type Static, type TSchema } from 'typebox';
import { Problem, type ProblemCode } from '@/contract/problem';
import { problemTable } from './problems';

export const problemMediaType = 'application/problem+json';

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
        content: { [problemMediaType]: { schema: createSchemaReference(Problem) } },
      },
    ]),
  );
}

export function createSchemaReference<Schema extends TSchema & { $id?: string }>(schema: Schema) {
  return Type.Unsafe<Static<Schema>>({ $ref: `${schema.$id ?? ''}#` });
}
