const minute = 60_000;

/**
 * Forwards at most one call a minute: a receiver that is down is one line of the log, not a thousand.
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
