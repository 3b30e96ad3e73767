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
 * Resolves once another page can be opened. Next answers one that cannot with a full page load,
 * which without a connection ends at the browser's own error page, also for a buyer who has paid.
 * @param onAway called while no page can be opened, with what asks again; the browser's word that
 * it is connected asks again, too
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
