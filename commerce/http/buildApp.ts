import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify from 'fastify';
import { answerThenClose, maxCloseMs } from '@/domain/answerThenClose.server';
import { createAnswerHeaders } from '@/domain/answerHeaders';
import { createValidatorCompiler } from '@/domain/compileValidator.server';
import { isForeignWrite } from '@/domain/foreignWrites';
import { openConsoleLog } from '@/domain/monitoring/consoleLog.server';
import type { LogFormat, LogLevel } from '@/domain/monitoring/logSettings';
import { traceOptions, traceRequests } from '@/domain/monitoring/traceRequests.server';
import { countRequest } from '../monitoring/metrics';
import type { ServiceOptions } from '../createServices';
import type { Services } from '../Services';
import type { CommerceProcess } from '../startFailure';
import { registerApiViewer } from './apiViewer';
import type { App } from './App';
import { compileSerializer } from './compileSerializer';
import {
  readMeantTexts,
  rejectPlaintextPan,
  rejectUnstorableTexts,
  toPlainTexts,
} from './bodyTexts';
import { rejectBrokenEscapes } from './brokenEscapes';
import { registerErrorHandling, sendProblem, toProblem } from './errorHandling';
import { registerOpenApi } from './openApi';
import { parseJson } from './parseJson';
import { ProblemError } from './problems';
import { registerModules, type Role } from './registerModules';
import { shedWhenFull } from './shedding';
import { sharedSchemas } from './sharedSchemas';

const bodyLimit = 16 * 1024;

const validatorOptions = { coerceTypes: false, removeAdditional: false, allErrors: true };

const requestTimeoutMs = 10_000;

export interface HttpOptions extends Pick<ServiceOptions, 'appEnvironment'> {
  logLevel: LogLevel | 'silent';
  logFormat?: LogFormat;
  service?: CommerceProcess;
  /** Calls in flight beyond which new ones are answered 503; none are by default. */
  maxCalls?: number;
  roles?: readonly Role[];
  trustedProxies?: readonly string[];
}

export async function buildApp(
  services: Services,
  {
    appEnvironment,
    logFormat = 'json',
    logLevel,
    maxCalls = Infinity,
    roles = ['api'],
    service = 'commerce',
    trustedProxies = [],
  }: HttpOptions,
): Promise<App> {
  const headers = createAnswerHeaders(appEnvironment === 'production');
  const app: App = fastify({
    bodyLimit,
    // A sender that needs longer for one request gets 408, within a second of the timeout.
    requestTimeout: requestTimeoutMs,
    pluginTimeout: maxCloseMs,
    // Answers a call that comes in at the last moment: the buyer would have to repeat a refused one.
    return503OnClosing: false,
    http: { headersTimeout: requestTimeoutMs, connectionsCheckingInterval: 1_000 },
    logger: await openConsoleLog({ service, logLevel, logFormat }),
    ...traceOptions,
    // Only web and the proxies before it are trusted to say where a buyer's call came from.
    trustProxy: ['loopback', ...trustedProxies],
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: (error, _request, reply) =>
      void sendProblem(reply.headers(headers), toProblem(error)),
  }).withTypeProvider<TypeBoxTypeProvider>();

  traceRequests(app, countRequest);
  registerErrorHandling(app);
  readJsonOnly(app);
  sharedSchemas.forEach((schema) => app.addSchema(schema));
  app.setValidatorCompiler(createValidatorCompiler(sharedSchemas, validatorOptions));
  app.setSerializerCompiler(compileSerializer);
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers);
    if (isForeignWrite(request, [request.host, new URL(services.webUrl).host]))
      throw new ProblemError('foreign_origin');
    rejectBrokenEscapes(request);
    done();
  });
  shedWhenFull(app, maxCalls);
  // No cache may store an answer: it is for one buyer, and the catalogue differs in homologation.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    done();
  });
  app.addHook('preValidation', (request, _reply, done) => {
    rejectUnstorableTexts(request);
    toPlainTexts(request);
    rejectPlaintextPan(request);
    readMeantTexts(request);
    done();
  });
  await registerOpenApi(app);
  if (appEnvironment !== 'production' && roles.includes('api')) await registerApiViewer(app);
  const closeInOrder = answerThenClose(app);
  // Registers the modules in a scope of their own: where shared schemas were added, Fastify reads all of
  // them again for each route, a fifth of the time of a start.
  await app.register(async (scope: App) => {
    await registerModules(scope, services, roles);
    // Runs after the routes' own hooks, which end requests that would otherwise run forever.
    scope.addHook('preClose', closeInOrder);
  });
  return app;
}

function readJsonOnly(app: App): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (_request: unknown, body: Buffer) => Promise.resolve(body).then(parseJson),
  );
}
