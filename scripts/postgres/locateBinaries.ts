import path from 'node:path';
import { installedBinaries, type Binaries } from './binaries';
import { isReachable } from './isReachable';
import { copyBinariesOutside } from './outsidePlace';
import type { ServerAccount } from './serverAccount';

/** PostgreSQL's programs where the account can run them. */
export function locateBinaries(account: ServerAccount | undefined): Binaries {
  const installed = installedBinaries();
  if (account === undefined) return installed;
  const runnable =
    isReachable(account, path.join(installed.folder, 'bin', 'postgres'), '-x') &&
    isReachable(account, path.join(installed.folder, 'share', 'postgresql', 'postgres.bki'), '-r');
  return runnable ? installed : copyBinariesOutside(installed);
}
