import path from 'node:path';
import { copyFlags } from '../copyFlags';
import { StartProblem } from '../StartProblem';
import { readKeptFile, writeKeptFile } from '../dataFolder/keptFile';
import { runToEnd } from '../processes/runToEnd';
import { projectRoot } from '../projectRoot';
import { packageProgram, preload } from '../system/nodeArguments';
import { sourcesDigest } from './sourcesDigest';

const buildFolder = path.join(projectRoot, '.next');

/** The build's own id goes with the digest: a build made by hand since then is not trusted. */
function stamp(digest: string): string | undefined {
  const buildId = readKeptFile(path.join(buildFolder, 'BUILD_ID'));
  return buildId === undefined ? undefined : `${buildId} ${digest}`;
}

/**
 * Builds the web app when there is no build or when its sources have changed since.
 * @throws StartProblem when the build fails.
 */
export async function buildWeb(
  stopping: AbortSignal,
  report: (line: string) => void,
): Promise<void> {
  await copyFlags(projectRoot);
  const stampFile = path.join(buildFolder, 'sources.sha256');
  const digest = sourcesDigest(projectRoot);
  const built = stamp(digest);
  if (built !== undefined && readKeptFile(stampFile) === built) return;
  report('Building the checkout; this takes a minute or two.');
  await runToEnd(
    {
      name: 'build',
      command: process.execPath,
      args: [
        ...preload('scripts/processes/exitWithParent.js'),
        packageProgram('next/dist/bin/next'),
        'build',
      ],
      env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      stopSeconds: 10,
    },
    stopping,
    report,
  );
  const rebuilt = stamp(digest);
  if (rebuilt === undefined)
    throw new StartProblem('The build made nothing; its lines above say why.');
  writeKeptFile(stampFile, rebuilt);
}
