const minute = 60_000;

/**
 * Calls on at most once a minute, however often it is called: a receiver that is away is one line of
 * the log, not a thousand.
 */
export function oncePerMinute<What = string>(tell: (what: What) => void): (what: What) => void {
  let lastTold = -Infinity;
  return (what) => {
    const now = Date.now();
    if (now - lastTold < minute) return;
    lastTold = now;
    tell(what);
  };
}
