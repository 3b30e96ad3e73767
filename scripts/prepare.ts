import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadEnvFile } from 'node:process';
import { findUnsellable } from '@/commerce/modules/catalogue/checkForProduction';
import { registry } from '@/commerce/modules/catalogue/registry';
import { buildPath, paths } from '@/contract/paths';
import { productKeys } from '@/services/checkout/productKeys';
import { findBrandFaults } from '@/services/pageProps/brandFaults.server';
import { type Environment, readEnvironment } from '../domain/environment.server';
import { isLockAbandoned, lockDataFolder, prepareDataFolder } from './dataFolder';
import { checkPorts, type NeededPort } from './ports';
import type { Report, Supervisor } from './processes/supervisor';
import { projectRoot } from './projectRoot';
import { getApiUrl } from './specs';
import { StartProblem } from './StartProblem';

/** How long the last processes of a killed supervisor may still hold a port. */
const UNCLEAN_STOP_PATIENCE_MS = 10_000;
const PROBE_TIMEOUT_MS = 10_000;

/** Reads the project's .env when there is one. What the shell already set wins. */
export function loadEnvironmentFile(): void {
  const file = path.join(projectRoot, '.env');
  if (existsSync(file)) loadEnvFile(file);
}

/** The ports of the services, which listen on this machine only. */
export function servicePorts(environment: Environment): NeededPort[] {
  if (environment.apiUrl !== undefined) return [];
  const host = '127.0.0.1';
  return [
    { variable: 'COMMERCE_PORT', port: environment.commercePort, host },
    { variable: 'SANDBOX_PORT', port: environment.sandboxPort, host },
  ];
}

/** The same and the one that buyers come to, the only one beyond this machine. */
export function allPorts(environment: Environment): NeededPort[] {
  const web = { variable: 'PORT', port: environment.webPort, host: '0.0.0.0' };
  return [web, ...servicePorts(environment)];
}

/** What is wrong with the brands and, in production, with what the embedded service sells. */
function findFaults({ apiUrl, appEnvironment }: Environment): string[] {
  const isSelling = appEnvironment === 'production' && apiUrl === undefined;
  const unsellable = isSelling ? findUnsellable(registry) : null;
  return [
    ...findBrandFaults(projectRoot, appEnvironment),
    ...(unsellable === null ? [] : [unsellable]),
  ];
}

/**
 * Everything that can be refused before a process starts: the environment, brands and products, the data
 * folder, the ports.
 * @throws StartProblem
 */
export async function prepare(
  supervisor: Supervisor,
  getPorts: (environment: Environment) => NeededPort[],
): Promise<Environment> {
  loadEnvironmentFile();
  const environment = readEnvironment(process.env);
  const faults = findFaults(environment);
  if (faults.length > 0) throw new StartProblem(faults.join('\n'));
  prepareDataFolder(environment.dataDir);
  const patienceMs = isLockAbandoned(environment.dataDir) ? UNCLEAN_STOP_PATIENCE_MS : 0;
  await checkPorts(getPorts(environment), patienceMs);
  supervisor.onStopped(lockDataFolder(environment.dataDir));
  return environment;
}

async function isSold(apiUrl: string, productCode: string, business: string): Promise<boolean> {
  const url = new URL(buildPath(paths.productConfig, { code: productCode }), apiUrl);
  url.searchParams.set('business', business);
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/** Prints a checkout link for each product key that the service sells, and how to stop. */
export async function announce(environment: Environment, report: Report): Promise<void> {
  const { webUrl, sandboxPort } = environment;
  const answers = await Promise.all(
    Object.entries(productKeys).map(async ([key, { productCode, business }]) =>
      (await isSold(getApiUrl(environment), productCode, business)) ? [key] : [],
    ),
  );
  const keys = answers.flat();
  const width = Math.max(0, ...keys.map((key) => key.length));
  report('');
  report('The checkout is ready:');
  for (const key of keys) report(`  ${key.padEnd(width)}  ${webUrl}/lead?product=${key}`);
  if (environment.appEnvironment !== 'production') report(`Link builder: ${webUrl}/`);
  if (environment.apiUrl === undefined)
    report(`Payment sandbox: http://localhost:${sandboxPort}/ledger`);
  report('Stop it with Ctrl-C.');
}
