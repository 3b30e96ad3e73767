import { Fault } from '../faults/Fault';
import { ProblemError } from '../problems/ProblemError';
import type { Sandbox } from '../Sandbox';
import type { SandboxApp } from './SandboxApp';

/** The calls that ask for faults, list those left and end them all. */
export function registerFaults(app: SandboxApp, { faults }: Sandbox): void {
  app.get('/faults', async () => faults.list());

  app.post('/faults', { schema: { body: Fault } }, async (request, reply) => {
    const { target, fault } = request.body;
    if (fault === 'duplicate' && target !== 'webhooks') {
      throw new ProblemError(400, 'invalid_request', 'Only webhooks can be duplicated.');
    }
    faults.add(request.body);
    reply.code(201);
    return request.body;
  });

  app.delete('/faults', async (_request, reply) => {
    faults.clear();
    reply.code(204);
  });
}
