const timeoutMs = 5_000;
const retryMs = 5_000;

export async function doPagesLoad(): Promise<boolean> {
  const abort = new AbortController();
  const timer = setTimeout(() => {
    abort.abort();
  }, timeoutMs);
  try {
    await fetch('/healthcheck', { method: 'HEAD', cache: 'no-store', signal: abort.signal });
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Resolves once another page can be opened. Where a page does not load, Next falls back to a full page
 * load, which without a connection ends at the browser's own error page, even for a buyer who has
 * paid.
 * @param onAway called while no page can be opened, with a function that retries; a timer and the
 *   browser's `online` event retry, too
 * @param isLeft whether nobody waits any longer
 */
export async function untilPagesLoad(
  onAway: (tryAgain: () => void) => void,
  isLeft: () => boolean,
): Promise<void> {
  while (!isLeft() && !(await doPagesLoad())) {
    await new Promise<void>((resolve) => {
      const tryAgain = () => {
        window.removeEventListener('online', tryAgain);
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(tryAgain, retryMs);
      window.addEventListener('online', tryAgain);
      onAway(tryAgain);
    });
  }
}
