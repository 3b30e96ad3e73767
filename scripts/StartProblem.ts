/**
 * Something that the operator must know or change. Its message is one sentence, printed as it is.
 */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}

export function errorMessage(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
