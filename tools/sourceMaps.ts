import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { SentryCli } from '@sentry/cli';
import { sentryProjectVariables } from '@/config/monitoringVariables.server';
import { pickSet, read } from '@/config/variables.server';
import { version as release } from '@/domain/version.server';
import { sourceMapsFolder } from '../scripts/build/sourceMaps';
import { loadEnvironmentFile } from '../scripts/environmentFile';
import { childEnvironment } from '../scripts/processes/childProcess';
import { projectRoot } from '../scripts/projectRoot';
import { errorMessage, StartProblem } from '../scripts/StartProblem';

const needed = ['SENTRY_AUTH_TOKEN', 'SENTRY_ORG', 'SENTRY_PROJECT'];

function readSentryProject() {
  const { SENTRY_URL } = read(process.env, sentryProjectVariables);
  const given = pickSet(process.env, Object.keys(sentryProjectVariables));
  const missing = needed.filter((name) => given[name] === undefined);
  if (missing.length > 0)
    throw new StartProblem(
      `Nothing was uploaded: set ${new Intl.ListFormat('en').format(missing)} to give Sentry the source maps (docs/operating.md, Source maps).`,
    );
  return { ...given, SENTRY_URL };
}

/** @param folder that holds the maps of a release in a folder of its name */
function upload(folder: string): void {
  const project = readSentryProject();
  const maps = path.join(folder, release);
  if (!existsSync(maps))
    throw new StartProblem(
      `There are no source maps of ${release} in ${folder}; SOURCE_MAPS=true npm run build makes them.`,
    );
  const { status } = spawnSync(
    SentryCli.getPath(),
    // Nothing is injected: that would change scripts after their hashes were computed.
    ['sourcemaps', 'upload', '--release', release, '--url-prefix', '~/', '--validate', maps],
    {
      env: childEnvironment(process.env, {
        ...project,
        RUST_BACKTRACE: '0',
        // .env is already loaded, by our rules.
        SENTRY_LOAD_DOTENV: '0',
      }),
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  if (status !== 0)
    throw new StartProblem(
      `Sentry (${project.SENTRY_URL}) was not given the source maps of ${release}; the lines above say why.`,
    );
}

try {
  loadEnvironmentFile();
  const [folder = path.join(projectRoot, sourceMapsFolder)] = process.argv.slice(2);
  upload(folder);
} catch (error) {
  process.stderr.write(`${errorMessage(error)}\n`);
  process.exitCode = 1;
}
