import formBody from '@fastify/formbody';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify, { type FastifyError } from 'fastify';
import { createLoggerOptions } from './createLoggerOptions';
import { injectFaults } from './faults/injectFaults';
import { openSandbox } from './openSandbox';
import { ProblemError } from './problems/ProblemError';
import { sendProblem } from './problems/sendProblem';
import { toProblem } from './problems/toProblem';
import { registerRoutes } from './routes/registerRoutes';
import type { SandboxApp } from './routes/SandboxApp';
import type { SandboxOptions } from './SandboxOptions';

const bodyLimit = 64 * 1024;

/**
 * The payment provider as a Fastify app, its state rebuilt from the data folder. Closing the app
 * ends its timers, cuts off running deliveries and closes the files; nothing is lost.
 * @throws DamagedJournalError when the journal cannot be understood
 */
export async function buildSandbox(options: SandboxOptions): Promise<SandboxApp> {
  const app = fastify({
    logger: createLoggerOptions(options),
    bodyLimit,
    // A payment API takes what it was sent or refuses it; it never bends it.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, discriminator: true } },
  }).withTypeProvider<TypeBoxTypeProvider>();
  const sandbox = await openSandbox(options, app.log);
  const { journal, webhooks, expiryWatch } = sandbox;

  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const problem = toProblem(error);
    if (problem.status === 500) request.log.error({ err: error }, 'call failed');
    return sendProblem(reply, problem);
  });
  app.setNotFoundHandler((_request, reply) =>
    sendProblem(reply, new ProblemError(404, 'not_found', 'There is no such call.')),
  );

  app.addHook('onRequest', () => expiryWatch.expireDue());
  // Nobody is told of anything that a crash could still undo.
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode < 500) await journal.settled();
  });
  const closing = new AbortController();
  injectFaults(app, sandbox.faults, closing.signal);
  await app.register(formBody, { bodyLimit });
  await registerRoutes(app, sandbox, options.apiKey);

  app.addHook('onReady', async () => {
    for (const event of journal.state.outbox.values()) webhooks.send(event);
  });
  app.addHook('preClose', async () => closing.abort());
  app.addHook('onClose', async () => {
    expiryWatch.stop();
    await webhooks.close();
    await journal.close();
  });
  return app;
}
