/**
 * npm and the terminal both pass Ctrl-C on, and systemd tells npm and what it runs: signals within
 * this time are the same one. Milliseconds.
 */
const sameSignal = 1_000;

/**
 * Stops a process in order when it is asked to (SIGTERM, Ctrl-C), with exit code 0, or 1 where that
 * fails. A later second signal ends it at once, whatever it has begun.
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  let firstAt: number | undefined;
  const onSignal = () => {
    if (firstAt !== undefined) {
      if (performance.now() - firstAt > sameSignal) process.exit(1);
      return;
    }
    firstAt = performance.now();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
