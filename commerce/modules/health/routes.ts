import { sql } from 'drizzle-orm';
import { Health } from '@/contract/health';
import { paths } from '@/contract/paths';
import { isMigrated } from '../../database/migrate';
import type { App } from '../../http/App';
import { createSchemaReference } from '../../http/routeSchemas';
import type { Services } from '../../Services';

const response = { 200: createSchemaReference(Health), 503: createSchemaReference(Health) };

/** GET whether the service works (/healthcheck) and whether buyers can pay (/readiness). */
export function routes(app: App, services: Services): void {
  const calls = [
    { path: paths.healthcheck, operationId: 'getHealth', check: checkOwnHealth },
    { path: paths.readiness, operationId: 'getReadiness', check: checkReadiness },
  ];
  for (const { path, operationId, check } of calls) {
    app.get(path, { schema: { operationId, response } }, async (_request, reply) => {
      const health = toHealthAnswer(await check(services));
      return reply.code(health.status === 'ok' ? 200 : 503).send(health);
    });
  }
}

async function toHealth(check: Promise<boolean>): Promise<'ok' | 'unavailable'> {
  return (await check.catch(() => false)) ? 'ok' : 'unavailable';
}

/** Whether this process and its database work. */
async function checkOwnHealth({ connection }: Services): Promise<Health['checks']> {
  const [database, migrations] = await Promise.all([
    toHealth(connection.execute(sql`select 1`).then(() => true)),
    toHealth(isMigrated(connection)),
  ]);
  return { database, migrations };
}

/** Whether buyers can pay: its own health, and that of the payment provider. */
async function checkReadiness(services: Services): Promise<Health['checks']> {
  const [own, provider] = await Promise.all([
    checkOwnHealth(services),
    toHealth(services.provider.isReachable()),
  ]);
  return { ...own, provider };
}

function toHealthAnswer(checks: Health['checks']): Health {
  const isSound = Object.values(checks).every((check) => check === 'ok');
  return { status: isSound ? 'ok' : 'unavailable', checks };
}
