import { existsSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartProblem } from '../StartProblem';
import { readKeptFile, writeKeptFile } from '../dataFolder/keptFile';
import { isReachable } from './isReachable';
import { newOutsideCluster } from './outsidePlace';
import { serverAccount, type ServerAccount } from './serverAccount';

/** The file, in the data folder, that says where a cluster outside of it is. */
export const clusterPointer = 'postgres.place';

export interface ClusterPlace {
  /** The folder of the cluster; may not exist yet. */
  cluster: string;
  account: ServerAccount | undefined;
}

function checkOwner(cluster: string): void {
  const ownId = process.getuid?.();
  if (ownId === undefined || ownId === 0 || !existsSync(cluster)) return;
  if (statSync(cluster).uid !== ownId)
    throw new StartProblem(
      `The database in ${cluster} belongs to another account; start as that one or set DATA_DIR.`,
    );
}

/**
 * Where the data folder's cluster is: inside it, or, when we are root and the server's account
 * cannot get there (a project in /root, a 0700 folder), in /var/lib; the data folder then keeps the
 * way to it, so that a new data folder never meets an old database.
 */
export function locateCluster(dataDir: string, report: (line: string) => void): ClusterPlace {
  const inside = path.join(realpathSync(dataDir), 'postgres');
  const pointer = path.join(dataDir, clusterPointer);
  const kept = readKeptFile(pointer);
  const cluster = kept ?? inside;
  const account = serverAccount(cluster);
  checkOwner(cluster);
  if (account === undefined || kept !== undefined) return { cluster, account };
  if (isReachable(account, path.dirname(inside), '-x')) return { cluster, account };
  if (existsSync(inside))
    throw new StartProblem(
      `The database in ${inside} belongs to an account that cannot reach it; open the folders above it (chmod o+x) or move DATA_DIR.`,
    );
  const outside = newOutsideCluster();
  writeKeptFile(pointer, outside);
  report(`PostgreSQL's account cannot reach ${dataDir}; the database is kept in ${outside}.`);
  return { cluster: outside, account };
}
