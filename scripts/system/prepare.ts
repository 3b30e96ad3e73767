import { findBrandFaults } from '@/contexts/checkout/findBrandFaults';
import { StartProblem } from '../StartProblem';
import { projectRoot } from '../projectRoot';
import { isLockAbandoned, lockDataFolder } from '../dataFolder/lockDataFolder';
import { prepareDataFolder } from '../dataFolder/prepareDataFolder';
import { readEnvironment, type Environment } from '../environment';
import { loadEnvFile } from '../loadEnvFile';
import { checkPorts, type NeededPort } from '../ports/checkPorts';
import type { System } from '../processes/createSystem';

/** How long the last processes of a killed supervisor may still hold a port. */
const UNCLEAN_STOP_PATIENCE_MS = 10_000;

/** The ports of the services, which listen on this machine only. */
export function servicePorts(environment: Environment): NeededPort[] {
  if (environment.apiUrl !== undefined) return [];
  const host = '127.0.0.1';
  return [
    { variable: 'COMMERCE_PORT', port: environment.commercePort, host },
    { variable: 'SANDBOX_PORT', port: environment.sandboxPort, host },
  ];
}

/** The port that buyers come to. */
export function webPort(environment: Environment): NeededPort {
  return { variable: 'PORT', port: environment.webPort, host: '0.0.0.0' };
}

/**
 * Everything that can be refused before a process starts: the environment, the brands, the data
 * folder, the ports.
 * @throws StartProblem
 */
export async function prepare(
  system: System,
  portsOf: (environment: Environment) => NeededPort[],
): Promise<Environment> {
  loadEnvFile();
  const environment = readEnvironment(process.env);
  const brandFaults = findBrandFaults(projectRoot);
  if (brandFaults.length > 0) throw new StartProblem(brandFaults.join('\n'));
  prepareDataFolder(environment.dataDir);
  const patienceMs = isLockAbandoned(environment.dataDir) ? UNCLEAN_STOP_PATIENCE_MS : 0;
  await checkPorts(portsOf(environment), patienceMs);
  system.atEnd(lockDataFolder(environment.dataDir));
  return environment;
}
