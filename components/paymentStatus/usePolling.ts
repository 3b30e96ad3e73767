import { useEffect, useEffectEvent } from 'react';

const firstPollMs = 3_000;
const laterPollMs = 30_000;
const earlyMs = 3 * 60_000;

interface Polling<Answer> {
  /**
   * Handles its own errors. null: no answer.
   * @param passedMs since the first time
   */
  ask: (passedMs: number) => Promise<Answer | null>;
  onAnswer: (answer: Answer) => void;
  /** After this many milliseconds nothing is asked until the buyer returns to the page. */
  lastsMs?: number;
}

/**
 * Asks at once, then often for some minutes, then rarely, and whenever the buyer returns to the page. A
 * hidden page asks nothing. A question replaces an earlier one that has no answer yet.
 */
export function usePolling<Answer>(
  isOpen: boolean,
  { ask, lastsMs = Infinity, onAnswer }: Polling<Answer>,
): void {
  const askNow = useEffectEvent(ask);
  const report = useEffectEvent(onAnswer);
  useEffect(() => {
    if (!isOpen) return undefined;
    let isOver = false;
    let asked = 0;
    let timer: number | undefined;
    const start = Date.now();
    const poll = async () => {
      if (document.hidden) return;
      window.clearTimeout(timer);
      asked += 1;
      const own = asked;
      const answer = await askNow(Date.now() - start);
      if (isOver || own !== asked) return;
      if (answer !== null) report(answer);
      const passedMs = Date.now() - start;
      if (passedMs > lastsMs) return;
      const waitMs = passedMs < earlyMs ? firstPollMs : laterPollMs;
      timer = window.setTimeout(() => void poll(), waitMs);
    };
    const onReturn = () => void poll();
    document.addEventListener('visibilitychange', onReturn);
    void poll();
    return () => {
      isOver = true;
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [isOpen, lastsMs]);
}
