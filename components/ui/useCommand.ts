import { useCallback, useState } from 'react';
import { HttpError } from '@/services/http/errors';
import { getAttemptKey, closeAttempt } from '@/services/idempotency';
import { useExclusive } from './useExclusive';

interface Command<Input, Answer, Failure> {
  /** Names the attempts among those of other commands, in the browser's storage. */
  operation: string;
  /**
   * What an attempt is about: the same subject keeps its idempotency key until there is an answer.
   * It is stored, so it holds no card.
   */
  getSubject: (input: Input) => object;
  /** @throws HttpError, NoAnswerError */
  send: (input: Input, idempotencyKey: string) => Promise<Answer>;
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
  getSubject,
  onAnswer,
  operation,
  send,
  toFailure,
}: Command<Input, Answer, Failure>) {
  const [runExclusively, isBusy] = useExclusive();
  const [failure, setFailure] = useState<Failure | null>(null);
  const run = (input: Input) =>
    runExclusively(async () => {
      setFailure(null);
      try {
        const answer = await send(input, getAttemptKey(operation, getSubject(input)));
        closeAttempt(operation);
        return await onAnswer(answer, input);
      } catch (error) {
        if (error instanceof HttpError && error.status < 500) closeAttempt(operation);
        setFailure(await toFailure(error, input));
        return undefined;
      }
    });
  const forgetFailure = useCallback(() => {
    setFailure(null);
  }, []);
  return { run, isBusy, failure, forgetFailure };
}
