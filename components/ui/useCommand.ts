import { useState } from 'react';
import { HttpError } from '@/services/http/errors';
import { getAttemptKey, closeAttempt } from '@/services/idempotency';
import { useExclusive } from './useExclusive';

interface Request<Input, Answer> {
  /** Names the attempts among those of other commands, in the browser's storage. */
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

interface Command<Input, Answer, Failure> extends Request<Input, Answer> {
  /** What the answer leads to; `leaving` keeps the command busy until the page is left. */
  onAnswer: (answer: Answer, input: Input) => unknown;
  /** What the page says about an error, or null when it says nothing; logs what is worth it. */
  toFailure: (error: unknown, input: Input) => Failure | null | Promise<Failure | null>;
}

/**
 * Something that a buyer asks the service to do: once at a time, with one idempotency key for each
 * attempt, and a failure that stays until the next try. An answer ends the attempt, a refusal too;
 * without one the same key asks what became of it.
 */
export function useCommand<Input, Answer, Failure>({
  onAnswer,
  toFailure,
  ...request
}: Command<Input, Answer, Failure>) {
  const [runExclusively, isBusy] = useExclusive();
  const [failure, setFailure] = useState<Failure | null>(null);
  /** @returns the failure of this try; null: there is none, or another try is under way */
  const run = async (input: Input): Promise<Failure | null> => {
    let failed: Failure | null = null;
    await runExclusively(async () => {
      setFailure(null);
      try {
        return await onAnswer(await sendAttempt(request, input), input);
      } catch (error) {
        failed = await toFailure(error, input);
        setFailure(failed);
        return undefined;
      }
    });
    return failed;
  };
  return { run, isBusy, failure };
}

/** @throws HttpError, NoAnswerError */
async function sendAttempt<Input, Answer>(
  { getSubject, operation, retriesReusedKey = false, send }: Request<Input, Answer>,
  input: Input,
): Promise<Answer> {
  try {
    const answer = await send(input, getAttemptKey(operation, getSubject(input)));
    closeAttempt(operation);
    return answer;
  } catch (error) {
    // 408 is no answer either: the work may have been done.
    if (!(error instanceof HttpError) || error.status >= 500 || error.status === 408) throw error;
    closeAttempt(operation);
    if (!retriesReusedKey || error.problem?.code !== 'idempotency_key_reused') throw error;
    return sendAttempt({ getSubject, operation, send }, input);
  }
}
