/** Milliseconds that a crashed process allows for its last report. */
const flushTimeoutMs = 2_000;

export async function withinFlushTimeout(reported: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => (timer = setTimeout(resolve, flushTimeoutMs)));
  await Promise.race([reported.catch(() => undefined), late]);
  clearTimeout(timer);
}

interface FatalLog {
  fatal(fields: object, message: string): void;
}

/**
 * Ends the process after an uncaught error, as Node does by itself, but with a log line like all
 * others: Node would print the error's own message, which may quote what a buyer typed.
 * @param report notifies receivers outside, and is awaited; without it, none is notified
 */
export function endOnUncaught(
  log: FatalLog,
  report: (error: unknown) => Promise<unknown> = () => Promise.resolve(),
): void {
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'an error was not caught, the process ends');
    void withinFlushTimeout(report(error)).then(() => {
      // The plain log is written asynchronously.
      setImmediate(() => process.exit(1));
    });
  });
}
