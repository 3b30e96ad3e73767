import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** Ticks of /proc in a second: USER_HZ, the same on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;
const childTimes = { start: 13, end: 15 };

/**
 * CPU seconds, of user and system, of the processes which this one started and has waited for, and of
 * all that those waited for.
 * @returns undefined where there is no /proc.
 */
export function readChildrenCpuSeconds(): number | undefined {
  let stat: string;
  try {
    stat = readFileSync('/proc/self/stat', 'utf8');
  } catch {
    return undefined;
  }
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(childTimes.start, childTimes.end).map(Number);
  return ticks.reduce((total, count) => total + count, 0) / TICKS_PER_SECOND;
}

/**
 * CPU seconds, of user and system, that the machine has spent since it started. Only these include a
 * browser as a whole: the processes of its pages outlive the one that started them, and nobody waits
 * for them.
 */
export function readMachineCpuSeconds(): number {
  return cpus().reduce((total, { times }) => total + times.user + times.nice + times.sys, 0) / 1000;
}
