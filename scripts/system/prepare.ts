import { findUnsellable } from '@/commerce/modules/catalogue/checkForProduction';
import { registry } from '@/commerce/modules/catalogue/registry';
import { findBrandFaults } from '@/server/brandFaults.server';
import { type Environment, readEnvironment } from '../../config/start.server';
import { isLockAbandoned, lockDataFolder, prepareDataFolder } from './dataFolder';
import { EnvironmentError } from '../../config/variables.server';
import { loadEnvironmentFile } from '../environmentFile';
import { findSoldKeys } from './findSoldKeys';
import { checkPorts, type NeededPort } from './ports';
import type { Report, Supervisor } from '../processes/supervisor';
import { unlessStopped } from '../processes/unlessStopped';
import { projectRoot } from '../projectRoot';
import { getApiUrls, getSandboxPublicUrl } from './specs';
import { StartProblem } from '../StartProblem';

const UNCLEAN_STOP_PATIENCE_MS = 10_000;

export function servicePorts(environment: Environment): NeededPort[] {
  if (environment.apiUrls !== undefined) return [];
  const { commerceHost, commercePort, sandboxHost, sandboxPort, sandboxUrl } = environment;
  const commerce = { variable: 'COMMERCE_PORT', port: commercePort, host: commerceHost };
  const sandbox = { variable: 'SANDBOX_PORT', port: sandboxPort, host: sandboxHost };
  return sandboxUrl === undefined ? [commerce, sandbox] : [commerce];
}

export function allPorts(environment: Environment): NeededPort[] {
  const web = { variable: 'PORT', port: environment.webPort, host: environment.webHost };
  return [web, ...servicePorts(environment)];
}

function findFaults({
  apiUrls,
  appEnvironment,
}: Pick<Environment, 'apiUrls' | 'appEnvironment'>): string[] {
  const isSelling = appEnvironment === 'production' && apiUrls === undefined;
  const unsellable = isSelling ? findUnsellable(registry) : null;
  return [
    ...findBrandFaults(projectRoot, appEnvironment),
    ...(unsellable === null ? [] : [unsellable]),
  ];
}

/** @throws StartProblem that lists everything to set and to complete */
function readSoundEnvironment(): Environment {
  try {
    const environment = readEnvironment(process.env);
    const faults = findFaults(environment);
    if (faults.length === 0) return environment;
    throw new StartProblem(faults.join('\n'));
  } catch (error) {
    const { API_URL, APP_ENV } = process.env;
    if (!(error instanceof EnvironmentError) || APP_ENV !== 'production') throw error;
    const faults = findFaults({
      apiUrls: API_URL ? [API_URL] : undefined,
      appEnvironment: APP_ENV,
    });
    throw new StartProblem([error.message, ...faults].join('\n'));
  }
}

/**
 * Checks everything that can be refused before a process starts: the environment, brands and
 * products, the data folder, the ports.
 * @throws StartProblem
 */
export async function prepare(
  supervisor: Supervisor,
  getPorts: (environment: Environment) => NeededPort[],
): Promise<Environment> {
  loadEnvironmentFile();
  const environment = readSoundEnvironment();
  prepareDataFolder(environment.dataDir);
  const timeoutMs = isLockAbandoned(environment.dataDir) ? UNCLEAN_STOP_PATIENCE_MS : 0;
  await checkPorts(getPorts(environment), timeoutMs);
  supervisor.onStopped(lockDataFolder(environment.dataDir));
  return environment;
}

/** Whether mails to buyers stay in the sandbox, instead of going to a mail server. */
const keepsMails = ({ apiUrls, mail, sendsMail }: Environment): boolean =>
  apiUrls === undefined && sendsMail && mail.MAIL_URL === undefined;

export async function announce(
  environment: Environment,
  report: Report,
  stopping: AbortSignal,
): Promise<void> {
  const { webUrl } = environment;
  const [apiUrl = ''] = getApiUrls(environment);
  const keys = await unlessStopped(findSoldKeys(apiUrl), stopping);
  const width = Math.max(0, ...keys.map((key) => key.length));
  report('');
  report('The checkout is ready:');
  for (const key of keys) report(`  ${key.padEnd(width)}  ${webUrl}/lead?product=${key}`);
  if (environment.appEnvironment !== 'production') report(`Link builder: ${webUrl}/`);
  if (environment.apiUrls === undefined)
    report(`Payment sandbox: ${getSandboxPublicUrl(environment)}/ledger`);
  if (keepsMails(environment)) report(`Mails: ${getSandboxPublicUrl(environment)}/mail`);
  report('Stop it with Ctrl-C.');
}
