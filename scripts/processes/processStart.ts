import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Place of `starttime` after the command's name in /proc/<pid>/stat (proc_pid_stat(5), field 22). */
const START_TIME = 19;

/**
 * When a process started, as the system writes it; null when no such process lives. Process ids are
 * used again, so an id alone does not tell one process from a later one.
 */
export function processStart(pid: number): string | null {
  try {
    if (!existsSync('/proc/self/stat'))
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? null : (rest[START_TIME - 1] ?? null);
  } catch {
    return null;
  }
}
