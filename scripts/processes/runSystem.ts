import { StartProblem } from '../StartProblem';
import { errorMessage } from '../errorMessage';
import { createSystem, type System } from './createSystem';
import { onParentGone } from './onParentGone';

/** npm and the terminal both pass Ctrl-C on: what comes within this time is the same one. */
const SAME_SIGNAL_MS = 1_000;

/** Prints a line; a reader that went away (a closed pipe) is no reason to stop taking payments. */
function report(line: string): void {
  process.stdout.write(`${line}\n`);
}

function stopOnSignals(system: System): void {
  let askedAt: number | undefined;
  const onSignal = () => {
    if (askedAt === undefined) {
      askedAt = Date.now();
      report('Stopping; once more ends everything at once.');
      void system.stop().then(() => process.exit(0));
    } else if (Date.now() - askedAt > SAME_SIGNAL_MS) {
      system.kill();
      process.exit(1);
    }
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  onParentGone(process.env, () => process.ppid, onSignal);
}

function explain(thrown: unknown): string {
  if (thrown instanceof StartProblem) return thrown.message;
  return thrown instanceof Error && thrown.stack !== undefined
    ? thrown.stack
    : errorMessage(thrown);
}

/**
 * Runs a system until it is asked to stop: SIGINT or SIGTERM stops it in order with exit code 0, a
 * second one ends it at once. A start that fails says why, stops what runs and exits with 1.
 * @param launch starts the members.
 */
export async function runSystem(
  launch: (system: System, report: (line: string) => void) => Promise<void>,
): Promise<void> {
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
  const system = createSystem(report);
  stopOnSignals(system);
  try {
    await launch(system, report);
  } catch (thrown) {
    // A signal came during the start: its handler stops everything and ends the process.
    if (system.stopping.aborted) return;
    process.stderr.write(`${explain(thrown)}\n`);
    await system.stop();
    process.exit(1);
  }
}
