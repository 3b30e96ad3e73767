import { useState } from 'react';
import { type AttemptedCall, sendAttempt } from '@/services/attempts/sendAttempt';
import { useExclusive } from './useExclusive';

interface Command<Input, Answer, Failure> extends AttemptedCall<Input, Answer> {
  /** `leaving` keeps the command busy until the page is left. */
  onAnswer: (answer: Answer, input: Input) => unknown;
  toFailure: (error: unknown, input: Input) => Failure | null | Promise<Failure | null>;
}

/**
 * Sends a command to the service: one at a time, with one idempotency key for each attempt, and a
 * failure that stays until the next try. An answer ends the attempt, a refusal too; without one the
 * same key finds out what became of it.
 */
export function useCommand<Input, Answer, Failure>({
  onAnswer,
  toFailure,
  ...attempt
}: Command<Input, Answer, Failure>) {
  const [runExclusively, isBusy] = useExclusive();
  const [failure, setFailure] = useState<Failure | null>(null);
  /** @returns the failure of this try; null: there is none, or another try is in progress */
  const run = async (input: Input): Promise<Failure | null> => {
    let failed: Failure | null = null;
    await runExclusively(async () => {
      setFailure(null);
      try {
        return await onAnswer(await sendAttempt(attempt, input), input);
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
