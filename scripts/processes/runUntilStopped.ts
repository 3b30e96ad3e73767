import { readLogEnvironment } from '../../config/log.server';
import { EnvironmentError } from '../../config/variables.server';
import { errorMessage, StartProblem } from '../StartProblem';
import { toJsonLine, toPlainLine } from './lines';
import { createSupervisor, type Report, type Supervisor } from './supervisor';

/** npm and the terminal both forward Ctrl-C: signals within this time are the same one. */
const SAME_SIGNAL_MS = 1_000;
const PARENT_POLL_MS = 1_000;

/** A reader that went away (a closed pipe) must not stop payments. */
const report: Report = (line, from) => {
  const printed = isForMachines() ? toJsonLine(line, from) : toPlainLine(line, from);
  if (printed !== null) process.stdout.write(`${printed}\n`);
};

/** Reads the setting for each line: it may come from .env, which is read after the first. */
function isForMachines(): boolean {
  try {
    return readLogEnvironment(process.env).logFormat === 'json';
  } catch {
    // Invalid settings are reported as a plain sentence.
    return false;
  }
}

declare global {
  var parentAtStart: number | undefined;
}

/**
 * Calls back when the npm that started this process is gone: a killed npm forwards no signal. Without
 * npm it watches nothing: a shell may exit and leave the process running on purpose.
 */
export function onParentExit(
  environment: NodeJS.ProcessEnv,
  getParent: () => number,
  callback: () => void,
  parent = globalThis.parentAtStart ?? getParent(),
): void {
  if (environment.npm_lifecycle_event === undefined) return;
  const timer = setInterval(() => {
    if (getParent() === parent) return;
    clearInterval(timer);
    callback();
  }, PARENT_POLL_MS);
  timer.unref();
}

function stopOnSignals(supervisor: Supervisor): void {
  let firstAt: number | undefined;
  const onSignal = () => {
    if (firstAt === undefined) {
      firstAt = Date.now();
      report('Stopping; a second signal ends everything at once.');
      void supervisor.stop().then(() => process.exit());
    } else if (Date.now() - firstAt > SAME_SIGNAL_MS) {
      supervisor.kill();
      process.exit(1);
    }
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  onParentExit(process.env, () => process.ppid, onSignal);
}

const systemProblems: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full; free some space',
  EDQUOT: 'the disk quota is used up; free some space',
  EROFS: 'the disk is read only; set DATA_DIR to another place',
  EMFILE: 'too many files are open; raise the limit (ulimit -n)',
};

function explain(thrown: unknown): string {
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  const problem = systemProblems[code];
  if (problem !== undefined) return `The start failed: ${problem} and start again.`;
  const isForOperator = thrown instanceof StartProblem || thrown instanceof EnvironmentError;
  return thrown instanceof Error && !isForOperator && thrown.stack !== undefined
    ? thrown.stack
    : errorMessage(thrown);
}

/**
 * Runs services until asked to stop: SIGINT or SIGTERM stops them in order and exits with
 * `process.exitCode`, a second one kills them. A failed start reports why, stops what runs and exits
 * with 1.
 */
export async function runUntilStopped(
  start: (supervisor: Supervisor, report: Report) => Promise<void>,
): Promise<void> {
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
  const supervisor = createSupervisor(report);
  stopOnSignals(supervisor);
  try {
    await start(supervisor, report);
  } catch (thrown) {
    // A signal came during the start: its handler stops everything and exits.
    if (supervisor.stopping.aborted) return;
    process.stderr.write(`${explain(thrown)}\n`);
    await supervisor.stop();
    process.exit(1);
  }
}

/**
 * Runs a task that ends by itself. Exits with 0 when it passed and with 1 otherwise, also when it was
 * stopped before its end.
 * @param task resolves with whether it passed
 */
export async function runTask(
  task: (supervisor: Supervisor, report: Report) => Promise<boolean>,
): Promise<void> {
  process.exitCode = 1;
  await runUntilStopped(async (supervisor, report) => {
    const hasPassed = await task(supervisor, report);
    await supervisor.stop();
    process.exitCode = hasPassed ? 0 : 1;
  });
}
