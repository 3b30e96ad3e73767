import type { Health } from '@/contract/health';
import type { Sandbox } from '../Sandbox';
import type { SandboxApp } from './SandboxApp';

/** GET /healthcheck: the process lives. GET /readiness: its journal can be written, else 503. */
export function registerHealth(app: SandboxApp, { journal }: Sandbox): void {
  app.get('/healthcheck', async (): Promise<Health> => ({ status: 'ok', checks: {} }));

  app.get('/readiness', async (_request, reply): Promise<Health> => {
    const status = await journal.settled().then(
      () => 'ok' as const,
      () => 'unavailable' as const,
    );
    reply.code(status === 'ok' ? 200 : 503);
    return { status, checks: { journal: status } };
  });
}
