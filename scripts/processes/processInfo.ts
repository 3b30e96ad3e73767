import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Index of `starttime` after the command's name in /proc/<pid>/stat (proc_pid_stat(5), field 22). */
const START_TIME = 19;

function read(pid: number, procFile: string, psColumn: string): string {
  try {
    return existsSync('/proc/self/stat')
      ? readFileSync(`/proc/${pid}/${procFile}`, 'utf8')
      : execFileSync('ps', ['-o', `${psColumn}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

/**
 * The start time of a process, in the system's own format; undefined when no such process is alive.
 * Process ids are reused, so an id alone does not tell one process from a later one.
 */
export function findStartTime(pid: number): string | undefined {
  const stat = read(pid, 'stat', 'lstart');
  if (!existsSync('/proc/self/stat')) return stat || undefined;
  const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return state === 'Z' ? undefined : rest[START_TIME - 1];
}

export function getCommandLine(pid: number): string {
  return read(pid, 'cmdline', 'command').replaceAll('\0', ' ');
}
