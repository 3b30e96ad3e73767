import { HttpError } from '../http/errors';
import { isOfCaptcha } from '../http/isOfCaptcha';
import { closeAttempt, getAttemptKey } from './attemptKey';

export interface Attempt<Input, Answer> {
  operation: string;
  /**
   * What an attempt is about: the same subject keeps its idempotency key until there is an answer.
   * It is stored, so it holds no card.
   */
  getSubject: (input: Input) => object;
  /** @throws HttpError, NoAnswerError */
  send: (input: Input, idempotencyKey: string) => Promise<Answer>;
  /**
   * For a subject that leaves out what is personal: a key that an earlier input left open is found
   * to be used, and the call is sent once more with a new one.
   */
  retriesReusedKey?: boolean;
}

/**
 * Sends an attempt with the key of its subject. An answer ends the attempt, a refusal too; without
 * one the next try has the same key.
 * @throws HttpError, NoAnswerError
 */
export async function sendAttempt<Input, Answer>(
  { getSubject, operation, retriesReusedKey = false, send }: Attempt<Input, Answer>,
  input: Input,
): Promise<Answer> {
  try {
    const answer = await send(input, getAttemptKey(operation, getSubject(input)));
    closeAttempt(operation);
    return answer;
  } catch (error) {
    // 408 is no answer either: the work may have been done.
    if (!(error instanceof HttpError) || error.status >= 500 || error.status === 408) throw error;
    // An earlier try may have done the work; this one was not sent.
    if (isOfCaptcha(error)) throw error;
    closeAttempt(operation);
    if (!retriesReusedKey || error.problem?.code !== 'idempotency_key_reused') throw error;
    return sendAttempt({ getSubject, operation, send }, input);
  }
}
