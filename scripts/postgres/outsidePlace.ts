import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import type { Binaries } from './binaries';

/** Where the database lives when root's project folder is closed to every other account. */
const ROOT_FOLDER = '/var/lib/education-checkout';

function openFolder(folder: string): string {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  return folder;
}

/** Lets every account read the tree, and run what its owner may run. */
function openTree(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const child = path.join(folder, entry.name);
    if (entry.isDirectory()) openTree(child);
    else if (entry.isFile()) chmodSync(child, statSync(child).mode & 0o100 ? 0o755 : 0o644);
  }
}

/** A folder's name nobody uses yet; the cluster is made in it. */
export function newOutsideCluster(): string {
  return path.join(openFolder(ROOT_FOLDER), `cluster-${randomBytes(8).toString('hex')}`);
}

/** A copy of the binaries that every account can run; made once per version. */
export function copyBinariesOutside({ folder, version }: Binaries): Binaries {
  const copy = path.join(openFolder(ROOT_FOLDER), `postgresql-${version}`);
  if (existsSync(copy)) return { folder: copy, version };
  const unfinished = `${copy}.${process.pid}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  // Links stay relative; modes are opened after, for the umask may have closed them.
  cpSync(folder, unfinished, { recursive: true, verbatimSymlinks: true });
  openTree(unfinished);
  try {
    renameSync(unfinished, copy);
  } catch (thrown) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(copy)) throw thrown;
  }
  return { folder: copy, version };
}
