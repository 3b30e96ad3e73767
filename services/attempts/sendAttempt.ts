import { HttpError } from '../http/errors';
import { isOfCaptcha } from '../http/isOfCaptcha';
import { closeAttempt, getOrCreateAttemptKey } from './attemptKeys';

/** What is tried with one key until it is answered. */
export interface AttemptedCall<Input, Answer> {
  operation: string;
  /**
   * The subject of an attempt: the same subject keeps its idempotency key until there is an answer. A
   * hash of it is stored, so it holds no card.
   */
  getSubject: (input: Input) => object;
  /** @throws HttpError, NoAnswerError */
  send: (input: Input, idempotencyKey: string) => Promise<Answer>;
  /**
   * For a subject without the personal values: the key that an earlier input left open may be used
   * already, and then the call is sent once more with a new key.
   */
  retriesReusedKey?: boolean;
}

/**
 * Sends an attempt with the key of its subject. An answer ends the attempt, even a refusal; without
 * one the next try uses the same key.
 * @throws HttpError, NoAnswerError
 */
export async function sendAttempt<Input, Answer>(
  { getSubject, operation, retriesReusedKey = false, send }: AttemptedCall<Input, Answer>,
  input: Input,
): Promise<Answer> {
  try {
    const answer = await send(input, getOrCreateAttemptKey(operation, getSubject(input)));
    closeAttempt(operation);
    return answer;
  } catch (error) {
    // 408 is no answer either: the work may have been done.
    if (!(error instanceof HttpError) || error.status >= 500 || error.status === 408) throw error;
    // Only the captcha failed: this try was not sent, but an earlier one may have done the work.
    if (isOfCaptcha(error)) throw error;
    closeAttempt(operation);
    if (!retriesReusedKey || error.problem?.code !== 'idempotency_key_reused') throw error;
    return sendAttempt({ getSubject, operation, send }, input);
  }
}
