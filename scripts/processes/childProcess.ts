import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { variableNames } from '../../config/variables.server';
import { projectRoot } from '../projectRoot';
import { errorMessage, StartProblem } from '../StartProblem';
import { killGroup } from './processGroup';
import type { Report, RunningProcess, Service } from './supervisor';

export interface ProcessSpec {
  name: string;
  args: readonly string[];
  env: Readonly<Record<string, string>>;
  stopSeconds: number;
}

export interface ServiceSpec extends ProcessSpec {
  readyUrl: string;
  readySeconds: number;
}

const POLL_MS = 100;
const PROBE_TIMEOUT_MS = 5_000;
/**
 * How long to wait for the last lines of a process that exited: its own children may keep the pipe
 * open.
 */
const LAST_LINES_MS = 1_000;
/** A process that was never ready has promised nothing to anyone. */
const UNREADY_STOP_SECONDS = 1;

/**
 * The operator's environment without our own variables, plus what one process is given by name: the
 * web app never sees the database's password.
 */
export function childEnvironment(
  inherited: NodeJS.ProcessEnv,
  own: Readonly<Record<string, string>>,
): NodeJS.ProcessEnv {
  const foreign = Object.entries(inherited).filter(([name]) => !variableNames.includes(name));
  return Object.assign({ NODE_ENV: inherited.NODE_ENV }, Object.fromEntries(foreign), own);
}

async function describeExit(child: ChildProcess): Promise<string> {
  const closed = once(child, 'close').catch(() => undefined);
  try {
    const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
    await Promise.race([closed, wait(LAST_LINES_MS, undefined, { ref: false })]);
    return signal === null ? `exit code ${String(code)}` : `signal ${signal}`;
  } catch (thrown) {
    return errorMessage(thrown);
  }
}

interface WatchedProcess extends RunningProcess {
  stop(limitSeconds?: number): Promise<void>;
}

/**
 * Watches a child process that was just spawned, in a process group of its own.
 * @param stopSeconds maximum time to stop after the signal; then it is killed
 */
export function watchChild(
  child: ChildProcess,
  stopSignal: NodeJS.Signals,
  stopSeconds: number,
): WatchedProcess {
  const exited = describeExit(child);
  const kill = () => {
    if (child.exitCode === null && child.signalCode === null) killGroup(child);
  };
  return {
    exited,
    kill,
    stop: async (limitSeconds = stopSeconds) => {
      child.kill(stopSignal);
      const timer = setTimeout(kill, limitSeconds * 1000);
      await exited;
      clearTimeout(timer);
    },
  };
}

/**
 * Starts the process in a group of its own, so that Ctrl-C in the terminal reaches only the
 * supervisor, which then stops everything in order. The channel between them tells the child when
 * the supervisor dies (exitWithParent.js).
 */
function startProcess({ name, args, env, stopSeconds }: ProcessSpec, report: Report) {
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    env: childEnvironment(process.env, { ...env, SUPERVISOR_PID: String(process.pid) }),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const input of [child.stdout, child.stderr])
    if (input)
      createInterface({ input }).on('line', (line) => {
        report(line, name);
      });
  return watchChild(child, 'SIGTERM', stopSeconds);
}

async function isReady(url: string, stopping: AbortSignal): Promise<boolean> {
  const timeout = AbortSignal.timeout(PROBE_TIMEOUT_MS);
  try {
    const response = await fetch(url, { signal: AbortSignal.any([timeout, stopping]) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

async function waitUntilReady(
  { name, readyUrl, readySeconds }: ServiceSpec,
  running: RunningProcess,
  stopping: AbortSignal,
): Promise<void> {
  let exit: string | undefined;
  void running.exited.then((how) => {
    exit = how;
  });
  const deadline = Date.now() + readySeconds * 1000;
  while (Date.now() < deadline) {
    if (exit !== undefined)
      throw new StartProblem(
        `${name} stopped before it was ready (${exit}); its lines above say why.`,
      );
    if (await isReady(readyUrl, stopping)) return;
    stopping.throwIfAborted();
    await wait(POLL_MS);
  }
  throw new StartProblem(
    `${name} was not ready after ${readySeconds} seconds (${readyUrl}); its lines above say why.`,
  );
}

async function whileStoppable<Result>(
  running: RunningProcess,
  stopping: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  const stop = () => void running.stop();
  stopping.addEventListener('abort', stop, { once: true });
  try {
    return await work();
  } finally {
    stopping.removeEventListener('abort', stop);
    if (stopping.aborted) await running.stop();
    stopping.throwIfAborted();
  }
}

export function createService(spec: ServiceSpec, report: Report): Service {
  return {
    name: spec.name,
    start: async (stopping) => {
      const running = startProcess(spec, report);
      const unready = { ...running, stop: () => running.stop(UNREADY_STOP_SECONDS) };
      await whileStoppable(unready, stopping, () => waitUntilReady(spec, running, stopping)).catch(
        async (thrown: unknown) => {
          await running.stop();
          throw thrown;
        },
      );
      return running;
    },
  };
}

/**
 * Runs a process to its end.
 * @throws StartProblem when it fails; the signal's reason when it was stopped.
 */
export async function runToCompletion(
  spec: ProcessSpec,
  stopping: AbortSignal,
  report: Report,
): Promise<void> {
  stopping.throwIfAborted();
  const running = startProcess(spec, report);
  const exit = await whileStoppable(running, stopping, () => running.exited);
  if (exit !== 'exit code 0')
    throw new StartProblem(`${spec.name} failed (${exit}); its lines above say why.`);
}
