import { readdir } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify from 'fastify';
import type { Services } from '../Services';
import type { App } from './App';
import { rejectUnstorableTexts, rejectPlaintextPan } from './bodyTexts';
import { rejectBrokenEscapes } from './brokenEscapes';
import { registerErrorHandling, sendProblem, toProblem } from './errorHandling';
import { loggerOptions } from './logger';
import { registerOpenApi, sharedSchemas } from './openApi';
import { parseJson } from './parseJson';

const bodyLimit = 64 * 1024;

/** The HTTP side of the service, over services that the caller starts and stops. */
export async function buildApp(services: Services, logLevel: string): Promise<App> {
  const app: App = fastify({
    bodyLimit,
    requestTimeout: 30_000,
    logger: loggerOptions(logLevel),
    // Web, on this machine, says where a buyer's call came from; nobody else is believed.
    trustProxy: 'loopback',
    genReqId: () => crypto.randomUUID(),
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: (error, _request, reply) => void sendProblem(reply, toProblem(error)),
    // A wrong type or an unknown member is the caller's fault: never repaired silently.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: true } },
  }).withTypeProvider<TypeBoxTypeProvider>();

  registerErrorHandling(app);
  readJsonOnly(app);
  sharedSchemas.forEach((schema) => app.addSchema(schema));
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('x-content-type-options', 'nosniff');
  });
  app.addHook('onRequest', rejectBrokenEscapes);
  app.addHook('preValidation', rejectUnstorableTexts);
  app.addHook('preValidation', rejectPlaintextPan);
  await registerOpenApi(app);
  const closeInOrder = gracefulShutdown(app);
  await registerModules(app, services);
  // After the routes' own hooks: they end what would otherwise run forever.
  app.addHook('preClose', closeInOrder);
  return app;
}

/** JSON is all that is read: a body of another media type, or of none, is 415. */
function readJsonOnly(app: App): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => parseJson(body),
  );
}

type Routes = (app: App, services: Services) => void | Promise<void>;

const modulesFolder = fileURLToPath(new URL('../modules', import.meta.url));
const routesFile = /^(?<folder>[^/\\]+)[/\\](?<name>[^/\\]*outes)\.ts$/;

function isRoutes(value: unknown): value is Routes {
  return typeof value === 'function';
}

/**
 * Registers what each module exports as `routes` from its `routes.ts` and its other `…Routes.ts`.
 * @fastify/autoload does the same but imports by file URL, which jest cannot do for a service that
 * it turns into CommonJS.
 * @throws Error when such a file exports no `routes`.
 */
async function registerModules(app: App, services: Services): Promise<void> {
  const entries = await readdir(modulesFolder, { recursive: true });
  for (const entry of entries.sort()) {
    const { folder, name } = routesFile.exec(entry)?.groups ?? {};
    if (!folder || !name) continue;
    const loaded: { routes?: unknown } = await import(`../modules/${folder}/${name}`);
    if (!isRoutes(loaded.routes)) throw new Error(`modules/${entry} exports no routes`);
    await loaded.routes(app, services);
  }
}

function whenFinished(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    response.once('finish', resolve).once('close', resolve);
  });
}

/**
 * Keeps count of running requests; call it before the routes are registered.
 * @returns What to do before the service closes: every running request gets its answer, then all
 * connections are ended, also those without a request, for which Node would wait a
 * minute.
 */
function gracefulShutdown(app: App): () => Promise<void> {
  const running = new Set<Promise<void>>();
  app.addHook('onRequest', async (_request, reply) => {
    const finished = whenFinished(reply.raw);
    running.add(finished);
    void finished.then(() => running.delete(finished));
  });
  return async () => {
    await Promise.all(running);
    app.server.closeAllConnections();
  };
}
