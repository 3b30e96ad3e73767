import { sql } from 'drizzle-orm';
import { Health } from '@/contract/health';
import { paths } from '@/contract/paths';
import { isMigrated } from '../../database/migrate';
import type { App } from '../../http/App';
import { createSchemaReference } from '../../http/routeSchemas';
import type { Services } from '../../Services';

const health = createSchemaReference(Health);

/** GET whether this process runs (/healthcheck) and whether buyers can pay (/readiness). */
export function routes(app: App, services: Services): void {
  app.get(
    paths.healthcheck,
    { schema: { operationId: 'getHealth', response: { 200: health } } },
    // It asks no one else: a process is not to be restarted because its database is.
    (): Health => ({ status: 'ok', checks: {} }),
  );
  app.get(
    paths.readiness,
    { schema: { operationId: 'getReadiness', response: { 200: health, 503: health } } },
    async (_request, reply) => {
      const answer = toHealthAnswer(await checkReadiness(services));
      return reply.code(answer.status === 'ok' ? 200 : 503).send(answer);
    },
  );
}

async function toHealth(check: Promise<boolean>): Promise<'ok' | 'unavailable'> {
  return (await check.catch(() => false)) ? 'ok' : 'unavailable';
}

async function checkReadiness({ connection, provider }: Services): Promise<Health['checks']> {
  const [database, migrations, reachable] = await Promise.all([
    toHealth(connection.execute(sql`select 1`).then(() => true)),
    toHealth(isMigrated(connection)),
    toHealth(provider.isReachable()),
  ]);
  return { database, migrations, provider: reachable };
}

function toHealthAnswer(checks: Health['checks']): Health {
  const isSound = Object.values(checks).every((check) => check === 'ok');
  return { status: isSound ? 'ok' : 'unavailable', checks };
}
