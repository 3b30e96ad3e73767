import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const LIMIT_MS = 30_000;

/** Whether the browser is there and starts: a wrapper without its browser, or one that lacks a library, does not. */
export function runs(executable: string): boolean {
  if (!existsSync(executable)) return false;
  // On Windows `--version` opens a window instead of answering.
  if (process.platform === 'win32') return true;
  try {
    execFileSync(executable, ['--version'], { stdio: 'ignore', timeout: LIMIT_MS });
    return true;
  } catch {
    return false;
  }
}
