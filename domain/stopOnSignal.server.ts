/**
 * npm and the terminal both pass Ctrl-C on, and systemd signals npm and its child process: signals
 * within this time count as one. Milliseconds.
 */
const sameSignal = 1_000;

/**
 * Stops a process in order on SIGTERM or Ctrl-C, with exit code 0, or 1 where that fails. A later
 * second signal ends it at once, whatever is still running.
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
