import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import type { Logger } from 'pino';
import { readCardKeys } from '@/config/cardKeys.server';
import { readMetricsAddress } from '@/config/monitoring.server';
import {
  readSecurityContact,
  readWebEnvironment,
  readWebServerEnvironment,
} from '@/config/web.server';
import { describeError } from '@/domain/monitoring/describeError.server';
import { checkProduction } from '@/config/productionGates.server';
import { serveMetrics } from '@/domain/monitoring/metrics.server';
import { setPatternFinder } from '@/domain/monitoring/routePatterns.server';
import { getBrowserTraceparent, withTrace } from '@/domain/monitoring/trace.server';
import { recordWebRequest } from '@/domain/monitoring/webRequests.server';
import { stopOnSignal } from '@/domain/stopOnSignal.server';
import { createBrotliFiles } from './brotliFiles';
import { answerClientError } from './clientError';
import { createDrain } from './drain';
import { createGuard } from './guard';
import { keepBuilds, type KeptBuilds } from './keptBuilds';
import { logAnswer, openLog, takeConsole } from './log';
import { createWebMetrics } from './metrics';
import { readFindPattern } from './routePatterns';
import { serverOptions } from './serverOptions';
import { answerWellKnown } from './wellKnown';

const projectFolder = path.resolve(import.meta.dirname, '..');

async function start(): Promise<void> {
  Object.assign(process.env, { NODE_ENV: 'production' });
  checkProduction('web', process.env);
  const { appEnvironment } = readWebEnvironment(process.env);
  readCardKeys(process.env);
  const { buildsFolder, drainSeconds, host, port } = readWebServerEnvironment(process.env);
  const log = await openLog();
  takeConsole(log);
  await keepFromEnvironmentFiles();
  const { default: next } = await import('next');
  const app = next({
    dev: false,
    dir: projectFolder,
    hostname: host,
    port,
  });
  await app.prepare();
  // Next logs uncaught errors (serverReceivers.server.ts), and from its first page on it keeps Node from
  // ending the process with the error's own words. This handler does so before.
  process.on('uncaughtException', () => undefined);
  const handle = app.getRequestHandler();
  const findPattern = await readFindPattern(projectFolder);
  setPatternFinder(findPattern);
  const metrics = createWebMetrics(findPattern);
  const metricsAddress = readMetricsAddress(process.env, 'web');
  if (metricsAddress) await serveMetrics(metricsAddress, [metrics.read]);
  const isProduction = appEnvironment === 'production';
  const guard = createGuard(projectFolder, isProduction);
  const told = { isProduction, securityContact: readSecurityContact(process.env) };
  const drain = createDrain();
  const keptBuilds = buildsFolder === undefined ? null : await tryToKeepBuilds(buildsFolder, log);
  const brotliFiles = await createBrotliFiles(projectFolder);
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (await brotliFiles.answers(request, response)) return;
    if (!(await keptBuilds?.answers(request, response))) await handle(request, response);
  };
  const server = createServer(serverOptions, (request, response) => {
    metrics.count(request, response);
    withTrace(getBrowserTraceparent(request.headers), () => {
      recordWebRequest(request, response);
      if (guard.answers(request, response)) return;
      if (answerWellKnown(request, response, told)) return;
      if (drain.answers(request, response)) return;
      logAnswer(log, findPattern, request, response);
      void answer(request, response);
    });
  });
  server.on('clientError', answerClientError);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  stopOnSignal(() => drain.stop(server, drainSeconds * 1_000));
  log.child({}, { level: 'info' }).info(`Web listens on http://${host}:${String(port)}`);
}

async function tryToKeepBuilds(folder: string, log: Logger): Promise<KeptBuilds | null> {
  try {
    return await keepBuilds(projectFolder, folder);
  } catch (error) {
    log.warn({ err: describeError(error) }, 'The builds of the last day cannot be served');
    return null;
  }
}

/**
 * Keeps Next from reading every .env of its folder into its memory, with whatever secrets are in it:
 * Next looks only once, so here it looks where there is none. Web has already been given what it needs
 * of .env.
 */
async function keepFromEnvironmentFiles(): Promise<void> {
  const { default: nextEnvironment } = await import('@next/env');
  nextEnvironment.loadEnvConfig(path.join(projectFolder, 'build'));
}

function explainStart(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    const port = 'port' in error ? String(error.port) : '';
    return `Web cannot start: port ${port} is in use; stop what uses it or set PORT.`;
  }
  return `Web cannot start: ${error instanceof Error ? error.message : String(error)}`;
}

start().catch((error: unknown) => {
  process.stderr.write(`${explainStart(error)}\n`);
  process.exit(1);
});
