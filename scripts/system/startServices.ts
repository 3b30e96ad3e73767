import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { migrate } from '@/commerce/database/migrate';
import { getOrCreateFile } from './dataFolder';
import { explainFullDisk, isFullDisk } from './fullDisk';
import type { Environment } from '../../config/start.server';
import { startEmbeddedPostgres } from './postgres/startEmbeddedPostgres';
import { createService, type ServiceSpec } from '../processes/childProcess';
import type { Report, Service, Supervisor } from '../processes/supervisor';
import { unlessStopped } from '../processes/unlessStopped';
import { withClaim } from './postgres/claimSandbox';
import { commerceSpec, sandboxSpec, type RunService, type Secrets } from './specs';
import { errorMessage, StartProblem } from '../StartProblem';

function readSecrets(environment: Environment): Secrets {
  const keep = (name: string, encoding: 'hex' | 'base64') =>
    getOrCreateFile(path.join(environment.dataDir, name), () => randomBytes(32).toString(encoding));
  return {
    sandboxApiKey: environment.sandboxApiKey ?? keep('sandbox.api-key', 'hex'),
    sandboxWebhookSecret:
      environment.sandboxWebhookSecret ?? keep('sandbox.webhook-secret', 'base64'),
    dataKey: environment.dataKey ?? keep('data.key', 'hex'),
    lookupKey: environment.lookupKey ?? keep('lookup.key', 'hex'),
    emailIdSecret: environment.emailIdSecret ?? keep('email-id.secret', 'hex'),
    buyerLinkSecret: environment.buyerLinkSecret ?? keep('buyer-link.secret', 'hex'),
    captchaSecret: environment.captchaSecret ?? keep('captcha.secret', 'hex'),
  };
}

interface DatabaseUrls {
  serving: string;
  migrating: string;
  /** Leads past a transaction pooler, which would give the session of a lock to others, too. */
  direct: string;
}

async function startDatabase(
  supervisor: Supervisor,
  { dataDir, postgresPort }: Environment,
  report: Report,
): Promise<DatabaseUrls> {
  let port = postgresPort;
  const urls: DatabaseUrls = { serving: '', migrating: '', direct: '' };
  await supervisor.start({
    name: 'postgres',
    start: async (stopping) => {
      const server = await startEmbeddedPostgres({
        dataDir,
        port,
        stopping,
        report: (line) => {
          report(line, 'postgres');
        },
      });
      urls.serving = server.servingUrl;
      urls.migrating = server.url;
      urls.direct = server.servingUrl;
      port = Number(new URL(server.url).port);
      return server;
    },
  });
  return urls;
}

async function findDatabase(
  supervisor: Supervisor,
  environment: Environment,
  report: Report,
): Promise<DatabaseUrls> {
  const { databaseUrl, listenUrl, migrationUrl } = environment;
  if (databaseUrl === undefined) return startDatabase(supervisor, environment, report);
  const migrating = migrationUrl ?? databaseUrl;
  return { serving: databaseUrl, migrating, direct: listenUrl ?? migrating };
}

async function migrateDatabase(databaseUrl: string): Promise<void> {
  try {
    await migrate(databaseUrl);
  } catch (thrown) {
    if (isFullDisk(thrown)) throw new StartProblem(explainFullDisk('the database'));
    throw new StartProblem(
      `The database could not be brought up to date (${errorMessage(thrown)}); check DATABASE_URL and that the server answers.`,
    );
  }
}

/**
 * Starts the services behind the contract, each part ready before the next: the database, its
 * migrations, the payment sandbox, commerce. The sandbox starts before commerce, and stops after it,
 * so that a payment in progress still gets its answer. Nothing starts when API_URL names another
 * service.
 * @param create another way to start and restart the services themselves
 */
export async function startServices(
  supervisor: Supervisor,
  environment: Environment,
  run: RunService,
  report: Report,
  create: (spec: ServiceSpec, report: Report) => Service = createService,
): Promise<void> {
  if (environment.apiUrls !== undefined) return;
  const secrets = readSecrets(environment);
  const { direct, migrating, serving } = await findDatabase(supervisor, environment, report);
  // One transaction: what is left unfinished is rolled back.
  await supervisor.run((stopping) => unlessStopped(migrateDatabase(migrating), stopping));
  if (environment.sandboxUrl === undefined) {
    const sandbox = create(sandboxSpec(environment, secrets, run), report);
    await supervisor.start(withClaim(sandbox, direct));
  }
  const commerce = commerceSpec(environment, secrets, serving, run);
  await supervisor.start(create(commerce, report));
}
