import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { migrate } from '@/commerce/database/migrate';
import { getOrCreateFile } from './dataFolder';
import type { Environment } from '../domain/environment.server';
import { startEmbeddedPostgres } from './postgres/startEmbeddedPostgres';
import { createService } from './processes/childProcess';
import type { Report, Supervisor } from './processes/supervisor';
import { commerceSpec, sandboxSpec, type RunEntry, type Secrets } from './specs';
import { errorMessage, StartProblem } from './StartProblem';

/** The operator's secrets, or random ones created at the first start and kept in the data folder. */
function readSecrets(environment: Environment): Secrets {
  const keep = (name: string, encoding: 'hex' | 'base64') =>
    getOrCreateFile(path.join(environment.dataDir, name), () => randomBytes(32).toString(encoding));
  return {
    sandboxApiKey: environment.sandboxApiKey ?? keep('sandbox.api-key', 'hex'),
    sandboxWebhookSecret:
      environment.sandboxWebhookSecret ?? keep('sandbox.webhook-secret', 'base64'),
  };
}

/** Starts the embedded PostgreSQL and returns its URL; a restart uses the port it first had. */
async function startDatabase(
  supervisor: Supervisor,
  { dataDir, postgresPort }: Environment,
  report: Report,
): Promise<string> {
  let port = postgresPort;
  let url = '';
  await supervisor.start({
    name: 'postgres',
    start: async () => {
      const server = await startEmbeddedPostgres({
        dataDir,
        port,
        report: (line) => report(`postgres | ${line}`),
      });
      url = server.url;
      port = Number(new URL(url).port);
      return server;
    },
  });
  return url;
}

async function migrateDatabase(databaseUrl: string): Promise<void> {
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
 * migrations, the payment sandbox, commerce. Commerce is ready only when it reaches its provider, so
 * the sandbox starts before it, and stops after it, so that a payment in progress still gets its
 * answer. Nothing starts when API_URL names another service.
 */
export async function startServices(
  supervisor: Supervisor,
  environment: Environment,
  runEntry: RunEntry,
  report: Report,
): Promise<void> {
  if (environment.apiUrl !== undefined) return;
  const secrets = readSecrets(environment);
  const databaseUrl =
    environment.databaseUrl ?? (await startDatabase(supervisor, environment, report));
  await supervisor.run(() => migrateDatabase(databaseUrl));
  const sandbox = sandboxSpec(environment, secrets, runEntry);
  await supervisor.start(createService(sandbox, report));
  const commerce = commerceSpec(environment, secrets, databaseUrl, runEntry);
  await supervisor.start(createService(commerce, report));
}
