import { HttpError } from '../../http/HttpError';
import { NoAnswerError } from '../../http/NoAnswerError';
import { isKnownProblem, outcomeOfProblem } from './outcomeOfProblem';
import type { PaymentOutcome } from './paymentOutcome';

/** Statuses of answers that no service of ours wrote, for example a gateway's. */
function outcomeOfStatus(status: number): PaymentOutcome {
  if (status === 429) return { kind: 'tooManyAttempts' };
  return { kind: status >= 500 || status === 408 ? 'unknown' : 'failed' };
}

/**
 * The outcome that an error of the payment call stands for. A call without an answer may have
 * charged: it is unknown, not failed.
 * @throws what is not an error of a call, because that is a defect
 */
export function outcomeOfError(error: unknown): PaymentOutcome {
  if (error instanceof NoAnswerError) return { kind: 'unknown' };
  if (!(error instanceof HttpError)) throw error;
  const { problem, status } = error;
  return problem && isKnownProblem(problem) ? outcomeOfProblem(problem) : outcomeOfStatus(status);
}
