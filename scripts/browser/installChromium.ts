import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { projectRoot } from '../projectRoot';
import { packageProgram } from '../system/nodeArguments';

const LIMIT_MS = 300_000;

function attempt(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, {
      cwd: projectRoot,
      stdio: ['ignore', 'inherit', 'inherit'],
      timeout: LIMIT_MS,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return true;
  } catch {
    return false;
  }
}

/** Playwright's own download, into its own cache. */
export function installPlaywrightChromium(): boolean {
  return attempt(process.execPath, [
    packageProgram('@playwright/test/cli.js'),
    'install',
    'chromium',
  ]);
}

/** Debian's package, which brings the libraries too; only as root on a Debian. */
export function installDebianChromium(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  return (
    attempt('apt-get', ['update']) &&
    attempt('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'])
  );
}
