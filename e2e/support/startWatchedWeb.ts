import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { projectRoot } from '@/scripts/projectRoot';
import { choosePort } from '@/testing/choosePort';

/** Milliseconds between two looks whether it answers. */
const pause = 200;

/**
 * A second server of the web that the system under test was built as.
 * @param variables where it reports to, and whom it asks (`API_URL`)
 */
export async function startWatchedWeb(variables: Record<string, string>): Promise<{
  url: string;
  output: () => string;
  kill: (signal: NodeJS.Signals) => void;
  stop: () => Promise<void>;
}> {
  const port = String(await choosePort());
  const child = spawn(process.execPath, [path.join(projectRoot, 'build/web.js')], {
    cwd: projectRoot,
    env: { ...process.env, PORT: port, NEXT_TELEMETRY_DISABLED: '1', ...variables },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  const url = `http://localhost:${port}`;
  const isUp = () =>
    fetch(`${url}/healthcheck`).then(
      () => true,
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`web did not start: ${output}`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return {
    url,
    output: () => output,
    kill: (signal) => void child.kill(signal),
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
