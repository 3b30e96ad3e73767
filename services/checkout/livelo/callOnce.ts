import { HttpError } from '../../http/HttpError';
import { getAttemptKey, settleAttempt } from '../../idempotency';

const isSettled = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.status < 500;

/**
 * Makes a call of the points programme with a key that is kept until there is an answer. What the
 * call is about is personal and is not stored with it, so a key that was left open by another CPF or
 * code is found to be used: then a new one is made.
 * @throws HttpError, NoAnswerError
 */
export async function callOnce<Answer>(
  operation: string,
  leadId: string,
  call: (idempotencyKey: string) => Promise<Answer>,
): Promise<Answer> {
  const attempt = async () => {
    const answer = await call(getAttemptKey(operation, { leadId }));
    settleAttempt(operation);
    return answer;
  };
  try {
    return await attempt();
  } catch (error) {
    if (!isSettled(error)) throw error;
    settleAttempt(operation);
    if (error.problem?.code !== 'idempotency_key_reused') throw error;
    return attempt();
  }
}
