import { spawn } from 'node:child_process';
import { projectRoot } from '../projectRoot';
import type { ProcessSpec } from './ProcessSpec';
import type { RunningProcess } from './RunningProcess';
import { childEnvironment } from './childEnvironment';
import { prefixLines } from './prefixLines';
import { watchChild } from './watchChild';

/**
 * Starts the process in a group of its own, so that Ctrl-C in the terminal reaches the supervisor
 * only, which then stops everything in order. The channel between them tells the child when the
 * supervisor dies (exitWithParent.js).
 */
export function startProcess(
  spec: Omit<ProcessSpec, 'readyUrl'>,
  report: (line: string) => void,
): RunningProcess {
  const child = spawn(spec.command, spec.args, {
    cwd: projectRoot,
    env: childEnvironment(process.env, { ...spec.env, SUPERVISOR_PID: String(process.pid) }),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr])
    if (stream !== null) prefixLines(stream, spec.name, report);
  return watchChild(child, { signal: 'SIGTERM', seconds: spec.stopSeconds });
}
