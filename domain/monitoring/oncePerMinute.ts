const minute = 60_000;

/**
 * Forwards at most one call a minute: a receiver that is down is one line of the log, not a thousand.
 */
export function oncePerMinute<What = string>(report: (what: What) => void): (what: What) => void {
  let lastReported = -Infinity;
  return (what) => {
    const now = Date.now();
    if (now - lastReported < minute) return;
    lastReported = now;
    report(what);
  };
}
