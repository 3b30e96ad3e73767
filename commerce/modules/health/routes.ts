import { Health } from '@/contract/health';
import { paths } from '@/contract/paths';
import type { App } from '../../http/App';
import { createSchemaReference } from '../../http/routeSchemas';
import type { Services } from '../../Services';
import { createReadiness } from './readiness';

const health = createSchemaReference(Health);

export function routes(app: App, services: Services): void {
  const checkReadiness = createReadiness(services);
  app.get(
    paths.healthcheck,
    {
      schema: {
        operationId: 'getHealth',
        tags: ['Health'],
        summary: 'Ask whether the process runs',
        description:
          'It asks nobody else: a process is not to be restarted because its database is.',
        response: { 200: health },
      },
    },
    (): Health => ({ status: 'ok', checks: {} }),
  );
  app.get(
    paths.readiness,
    {
      schema: {
        operationId: 'getReadiness',
        tags: ['Health'],
        summary: 'Ask whether the process can do its work',
        description:
          '503 names what is not ready. A checkout shows the answer in its own readiness.',
        response: { 200: health, 503: health },
      },
    },
    async (_request, reply) => {
      const answer = await checkReadiness();
      return reply.code(answer.status === 'ok' ? 200 : 503).send(answer);
    },
  );
}
