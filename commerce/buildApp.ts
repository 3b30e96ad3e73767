import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify from 'fastify';
import type { App } from './http/App';
import { loggerOptions } from './http/loggerOptions';
import { problemOfError } from './http/problemOfError';
import { refuseClearCards } from './http/refuseClearCards';
import { refuseUnstorableTexts } from './http/refuseUnstorableTexts';
import { registerErrorHandling } from './http/registerErrorHandling';
import { registerOpenApi } from './http/registerOpenApi';
import { createOrderlyClose } from './http/createOrderlyClose';
import { sendProblem } from './http/sendProblem';
import { sharedSchemas } from './http/sharedSchemas';
import { registerRoutes } from './routes/registerRoutes';
import type { Services } from './Services';

const bodyLimit = 64 * 1024;

/** The HTTP side of the service, over services that somebody else starts and stops. */
export async function buildApp(services: Services, logLevel: string): Promise<App> {
  const app: App = fastify({
    bodyLimit,
    requestTimeout: 30_000,
    logger: loggerOptions(logLevel),
    // Web, on this machine, says where a buyer's call came from; nobody else is believed.
    trustProxy: 'loopback',
    genReqId: () => crypto.randomUUID(),
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: (error, _request, reply) => void sendProblem(reply, problemOfError(error)),
    // A wrong type or an unknown member is the caller's fault: never repaired silently.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: true } },
  }).withTypeProvider<TypeBoxTypeProvider>();

  registerErrorHandling(app);
  sharedSchemas.forEach((schema) => app.addSchema(schema));
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('x-content-type-options', 'nosniff');
  });
  app.addHook('preValidation', refuseUnstorableTexts);
  app.addHook('preValidation', refuseClearCards);
  await registerOpenApi(app);
  const closeInOrder = createOrderlyClose(app);
  await registerRoutes(app, services);
  // After the routes' own hooks: they end what would otherwise run forever.
  app.addHook('preClose', closeInOrder);
  return app;
}
