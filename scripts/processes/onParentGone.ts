const INTERVAL_MS = 1_000;

/**
 * Calls back when the npm that started this process is gone: killed, it passes no signal on, and
 * what it started would run on unseen. Without npm nothing is watched: a shell may leave us behind
 * on purpose.
 */
export function onParentGone(
  environment: NodeJS.ProcessEnv,
  currentParent: () => number,
  act: () => void,
): void {
  if (environment['npm_lifecycle_event'] === undefined) return;
  const parent = currentParent();
  const watch = setInterval(() => {
    if (currentParent() === parent) return;
    clearInterval(watch);
    act();
  }, INTERVAL_MS);
  watch.unref();
}
