import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

/** Kills a process that was spawned `detached`, with everything that it started. */
export function killGroup(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The group has ended, or the system has none (Windows).
    child.kill('SIGKILL');
  }
}

/**
 * Runs a program to its end. Its process group is killed when `stopping` aborts: for programs that may
 * be killed without loss.
 * @returns the exit code, null after a signal, and what it printed as errors
 * @throws the signal's reason; Error when the program cannot be run
 */
export async function runInGroup(
  file: string,
  args: readonly string[],
  options: Pick<SpawnOptions, 'cwd' | 'env' | 'uid' | 'gid'>,
  stopping: AbortSignal,
): Promise<{ code: number | null; errors: string }> {
  stopping.throwIfAborted();
  const child = spawn(file, args, {
    ...options,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const kill = () => {
    killGroup(child);
  };
  stopping.addEventListener('abort', kill, { once: true });
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    stopping.throwIfAborted();
    return { code, errors };
  } finally {
    stopping.removeEventListener('abort', kill);
  }
}
