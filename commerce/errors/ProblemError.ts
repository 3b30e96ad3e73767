import type { Problem, ProblemCode } from '@/contract/problem';
import { problemTable } from './problemTable';

type ProblemExtras = Pick<
  Problem,
  'detail' | 'errors' | 'amount' | 'token' | 'reason' | 'attemptsLeft' | 'retryAfter'
>;

/** An error that the caller is told about, as RFC 9457 problem details. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ProblemCode;
  readonly extras: ProblemExtras;

  constructor(code: ProblemCode, extras: ProblemExtras = {}) {
    super(problemTable[code].title);
    this.code = code;
    this.extras = extras;
  }
}
