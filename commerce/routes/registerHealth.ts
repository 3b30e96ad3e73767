import { Health } from '@/contract/health';
import { paths } from '@/contract/paths';
import { checkOwnHealth, checkReadiness, healthOf } from '../domain/checkHealth';
import type { App } from '../http/App';
import { schemaReference } from '../http/schemaReference';
import type { Services } from '../Services';

const response = { 200: schemaReference(Health), 503: schemaReference(Health) };

/** GET whether the service works (/healthcheck) and whether buyers can pay (/readiness). */
export function registerHealth(app: App, services: Services): void {
  const calls = [
    { path: paths.healthcheck, operationId: 'getHealth', check: checkOwnHealth },
    { path: paths.readiness, operationId: 'getReadiness', check: checkReadiness },
  ];
  for (const { path, operationId, check } of calls) {
    app.get(path, { schema: { operationId, response } }, async (_request, reply) => {
      const health = healthOf(await check(services));
      return reply.code(health.status === 'ok' ? 200 : 503).send(health);
    });
  }
}
