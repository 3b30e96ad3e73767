import { migrate } from '@/commerce/database/migrate';
import { StartProblem } from '../StartProblem';
import type { Environment } from '../environment';
import { errorMessage } from '../errorMessage';
import type { System } from '../processes/createSystem';
import { processMember } from '../processes/processMember';
import { commerceSpec } from './commerceSpec';
import { databaseMember } from './databaseMember';
import type { RunService } from './nodeArguments';
import { sandboxSpec } from './sandboxSpec';
import { readSecrets } from './secrets';

const READY_SECONDS = 60;

async function startDatabase(
  system: System,
  environment: Environment,
  report: (line: string) => void,
): Promise<string> {
  if (environment.databaseUrl !== undefined) return environment.databaseUrl;
  const database = databaseMember(environment, report);
  await system.start(database);
  return database.url();
}

async function bringUpToDate(databaseUrl: string): Promise<void> {
  try {
    await migrate(databaseUrl);
  } catch (thrown) {
    throw new StartProblem(
      `The database could not be brought up to date (${errorMessage(thrown)}); check DATABASE_URL and that the server answers.`,
    );
  }
}

/**
 * Starts what stands behind the contract, each part ready before the next: the database, its
 * migrations, the payment sandbox, commerce. The sandbox comes before commerce because commerce is
 * ready only when it reaches its provider, and is stopped after it, so that a payment under way
 * still gets its answer. Nothing starts when API_URL names a service of someone else.
 */
export async function startServices(
  system: System,
  environment: Environment,
  runService: RunService,
  report: (line: string) => void,
): Promise<void> {
  if (environment.apiUrl !== undefined) return;
  const secrets = readSecrets(environment);
  const databaseUrl = await startDatabase(system, environment, report);
  await system.run(() => bringUpToDate(databaseUrl));
  const sandbox = sandboxSpec(environment, secrets, runService);
  await system.start(processMember(sandbox, READY_SECONDS, report));
  const commerce = commerceSpec(environment, secrets, databaseUrl, runService);
  await system.start(processMember(commerce, READY_SECONDS, report));
}
