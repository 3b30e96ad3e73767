import { spawn } from 'node:child_process';
import type { ServerAccount } from './serverAccount';

/**
 * Stops the server in order when this process dies, however it dies: a small shell waits for the end
 * of a pipe that only this process holds open.
 * @returns what ends the watch, once the server has stopped.
 */
export function stopWithSupervisor(pid: number, account: ServerAccount | undefined): () => void {
  if (process.platform === 'win32') return () => undefined;
  const watch = spawn('sh', ['-c', 'read -r _; kill -INT "$1"', 'sh', String(pid)], {
    ...account,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watch.on('error', () => undefined);
  watch.unref();
  return () => {
    watch.kill('SIGKILL');
  };
}
