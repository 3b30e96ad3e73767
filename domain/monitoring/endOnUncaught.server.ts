/** Milliseconds that a crashed process allows for its last report. */
const lastWords = 2_000;

export async function withinLastWords(told: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => (timer = setTimeout(resolve, lastWords)));
  await Promise.race([told.catch(() => undefined), late]);
  clearTimeout(timer);
}

interface FatalLog {
  fatal(fields: object, message: string): void;
}

/**
 * Ends the process after an uncaught error, as Node does by itself, but with a log line like all
 * others: Node would print the error's own message, which may quote what a buyer typed.
 * @param tell notifies receivers outside, and is awaited; without it, none is notified
 */
export function endOnUncaught(
  log: FatalLog,
  tell: (error: unknown) => Promise<unknown> = () => Promise.resolve(),
): void {
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'an error was not caught, the process ends');
    void withinLastWords(tell(error)).then(() => {
      // The plain log is written asynchronously.
      setImmediate(() => process.exit(1));
    });
  });
}
