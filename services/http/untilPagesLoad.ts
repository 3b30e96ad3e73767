const timeoutMs = 5_000;

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
 * @param onAway called while no page can be opened, with a function that retries; the browser's
 *   `online` event retries, too
 */
export async function untilPagesLoad(onAway: (tryAgain: () => void) => void): Promise<void> {
  while (!(await doPagesLoad())) {
    await new Promise<void>((resolve) => {
      const tryAgain = () => {
        window.removeEventListener('online', tryAgain);
        resolve();
      };
      window.addEventListener('online', tryAgain);
      onAway(tryAgain);
    });
  }
}
