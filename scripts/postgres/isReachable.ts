import { spawnSync } from 'node:child_process';
import type { ServerAccount } from './serverAccount';

/**
 * Whether the account can walk down to the path and use it. Asked of the system rather than worked
 * out from modes: access lists and mounts count too.
 */
export function isReachable(
  account: ServerAccount | undefined,
  path: string,
  permission: '-r' | '-x',
): boolean {
  const { status } = spawnSync('test', [permission, path], { ...account, cwd: '/' });
  return status === 0;
}
