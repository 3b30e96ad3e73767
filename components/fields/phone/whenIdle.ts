/** Milliseconds to wait where the browser cannot say that it is idle (Safari). */
const FALLBACK_DELAY = 500;

/** Runs a task once the browser is idle. Answers how to call it off. */
export function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(task);
    return () => {
      window.cancelIdleCallback(handle);
    };
  }
  const timer = setTimeout(task, FALLBACK_DELAY);
  return () => {
    clearTimeout(timer);
  };
}
