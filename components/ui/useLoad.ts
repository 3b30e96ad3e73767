import { useEffect, useState } from 'react';
import type { MessageKey } from '@/contexts/TranslationContext';
import { getFailureKey } from '@/services/http/errors';

type Outcome<Value> = { kind: 'ready'; value: Value } | { kind: 'failed'; message: MessageKey };

/** `idle`: there is nothing to load yet. */
export type LoadState<Value> =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'ready'; value: Value }
  | { kind: 'failed'; message: MessageKey; retry: () => void };

/**
 * Loads a value for a question, and again for another one; answers to earlier questions are dropped.
 * @param question null: there is nothing to load
 * @param load keep its identity between renders
 */
export function useLoad<Value>(
  question: string | null,
  load: (question: string) => Promise<Value>,
): LoadState<Value> {
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<{ to: string; outcome: Outcome<Value> } | null>(null);
  const asked = question === null ? null : `${round} ${question}`;
  useEffect(() => {
    if (question === null || asked === null) return undefined;
    let isCancelled = false;
    const settle = (outcome: Outcome<Value>) => {
      if (!isCancelled) setAnswer({ to: asked, outcome });
    };
    load(question).then(
      (value) => {
        settle({ kind: 'ready', value });
      },
      (error: unknown) => {
        settle({ kind: 'failed', message: getFailureKey(error) });
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [asked, question, load]);

  if (asked === null) return { kind: 'idle' };
  if (answer?.to !== asked) return { kind: 'loading' };
  const { outcome } = answer;
  const retry = () => {
    setRound((last) => last + 1);
  };
  return outcome.kind === 'ready' ? outcome : { ...outcome, retry };
}
