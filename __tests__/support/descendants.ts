import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

function parents(): [pid: number, parent: number][] {
  if (process.platform !== 'linux')
    return execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number))
      .flatMap(([pid = 0, parent = 0]) => [[pid, parent]]);
  return readdirSync('/proc')
    .filter((name) => /^[0-9]+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return state === 'Z' ? [] : [[Number(name), Number(parent)]];
      } catch {
        return [];
      }
    });
}

export function descendants(pid: number): number[] {
  const all = parents();
  const below = (parent: number): number[] =>
    all.filter(([, its]) => its === parent).flatMap(([child]) => [child, ...below(child)]);
  return below(pid);
}

export function living(pids: readonly number[]): number[] {
  const all = new Set(parents().map(([pid]) => pid));
  return pids.filter((pid) => all.has(pid));
}
