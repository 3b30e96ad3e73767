import type { FastifySchemaValidationError } from 'fastify/types/schema.js';
import type { Static } from 'typebox';
import type { FieldProblem } from '@/contract/problem';

const longestList = 20;

/** Ajv's keyword in the words of the contract. */
const codes: ReadonlyMap<string, string> = new Map([
  ['required', 'required'],
  ['additionalProperties', 'unknown'],
  ['enum', 'unknown'],
  ['const', 'unknown'],
  ['type', 'type'],
  ['format', 'format'],
  ['pattern', 'format'],
]);

function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

function pointerOf({ instancePath, params }: FastifySchemaValidationError): string {
  const member = params['missingProperty'] ?? params['additionalProperty'];
  return typeof member === 'string' ? `${instancePath}/${escapePointer(member)}` : instancePath;
}

/** The union and the branch of it that an error belongs to: `#/…/anyOf/` and `#/…/anyOf/1/`. */
function branchOf({ schemaPath }: FastifySchemaValidationError) {
  const [, branch, union] = /^((.*\/anyOf\/)\d+\/)/.exec(schemaPath) ?? [];
  return branch && union ? { branch, union } : undefined;
}

/**
 * Leaves out what a union's other branches have to say. The branch that is meant is the one whose
 * `const` member is right; when none is, that member is what is wrong.
 */
function meantErrors(errors: readonly FastifySchemaValidationError[]) {
  const otherBranches = new Set(
    errors.filter(({ keyword }) => keyword === 'const').map((error) => branchOf(error)?.branch),
  );
  const unionsWithMeantBranch = new Set(
    errors
      .map(branchOf)
      .filter((place) => place && !otherBranches.has(place.branch))
      .map((place) => place?.union),
  );
  return errors.filter((error) => {
    const place = branchOf(error);
    if (!place) return error.keyword !== 'anyOf';
    return unionsWithMeantBranch.has(place.union)
      ? !otherBranches.has(place.branch)
      : error.keyword === 'const';
  });
}

/**
 * Errors of one body or query, one per field.
 * @param context Where the value came from; body fields are JSON pointers, others plain names.
 */
export function fieldProblems(
  errors: readonly FastifySchemaValidationError[],
  context: string | undefined,
): Static<typeof FieldProblem>[] {
  const meant = meantErrors(errors);
  const problems = (meant.length > 0 ? meant : errors).map((error) => ({
    field: context === 'body' ? pointerOf(error) : pointerOf(error).slice(1),
    code: codes.get(error.keyword) ?? 'range',
  }));
  const onePerField = new Map(problems.map((problem) => [problem.field, problem]));
  return Array.from(onePerField.values()).slice(0, longestList);
}
