import type { Environment } from '../environment';
import type { ProcessSpec } from '../processes/ProcessSpec';
import { packageProgram, preload } from './nodeArguments';

/** Where the calls of buyers and of the web app's server go. */
export function apiUrlOf({ apiUrl, commercePort }: Environment): string {
  return apiUrl ?? `http://127.0.0.1:${commercePort}`;
}

function nextSpec(
  environment: Environment,
  program: readonly string[],
  nodeEnvironment: string,
): ProcessSpec {
  const { homologApiUrl, webPort } = environment;
  return {
    name: 'web',
    command: process.execPath,
    args: [
      ...preload('scripts/processes/exitWithParent.js', 'scripts/web/endStreamsAtStop.js'),
      packageProgram('next/dist/bin/next'),
      ...program,
      '--port',
      String(webPort),
      '--hostname',
      '0.0.0.0',
    ],
    env: {
      PORT: String(webPort),
      API_URL: apiUrlOf(environment),
      ...(homologApiUrl !== undefined && { HOMOLOG_API_URL: homologApiUrl }),
      APP_ENV: environment.appEnvironment,
      WEB_URL: environment.webUrl,
      LOG_LEVEL: environment.logLevel,
      NODE_ENV: nodeEnvironment,
      NEXT_TELEMETRY_DISABLED: '1',
    },
    readyUrl: `http://127.0.0.1:${webPort}/readiness`,
    stopSeconds: 15,
  };
}

/** The checkout as it was built. */
export function builtWebSpec(environment: Environment): ProcessSpec {
  return nextSpec(environment, ['start'], 'production');
}

/** The checkout as its files are now, with hot reload. */
export function developmentWebSpec(environment: Environment): ProcessSpec {
  return nextSpec(environment, ['dev'], 'development');
}
