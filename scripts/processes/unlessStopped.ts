/**
 * Waits for the work, but no longer once `stopping` aborts: for work that may be left unfinished.
 * @throws the signal's reason
 */
export function unlessStopped<Result>(
  work: Promise<Result>,
  stopping: AbortSignal,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      const reason: unknown = stopping.reason;
      reject(reason instanceof Error ? reason : new Error(String(reason)));
    };
    const forget = () => {
      stopping.removeEventListener('abort', leave);
    };
    if (stopping.aborted) leave();
    else stopping.addEventListener('abort', leave, { once: true });
    work.then(resolve, reject).then(forget, forget);
  });
}
