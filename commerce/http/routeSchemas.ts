import Type, { type Static, type TSchema } from 'typebox';
import { Problem, type ProblemCode } from '@/contract/problem';
import { problemTable } from './problems';

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
        content: { [problemMediaType]: { schema: createSchemaReference(Problem) } },
      },
    ]),
  );
}

/** Refers to a shared schema by its `$id`, so that OpenAPI names it once; typed as the schema. */
export function createSchemaReference<Schema extends TSchema & { $id?: string }>(schema: Schema) {
  return Type.Unsafe<Static<Schema>>({ $ref: `${schema.$id ?? ''}#` });
}
