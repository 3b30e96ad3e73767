import { AsyncResource } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { format } from 'node:util';
import { isNativeError } from 'node:util/types';
import pino, { type Logger } from 'pino';
import { readLogEnvironment } from '@/config/log.server';
import { cleanText } from '@/domain/monitoring/cleanText';
import { openConsoleLog } from '@/domain/monitoring/consoleLog.server';
import { describeError } from '@/domain/monitoring/describeError.server';
import type { FindPattern } from '@/domain/monitoring/routePatterns.server';

export async function openLog(): Promise<Logger> {
  const settings = readLogEnvironment(process.env);
  const { stream, ...options } = await openConsoleLog({ service: 'web', ...settings });
  return pino(options, stream);
}

export function takeConsole(log: Logger): void {
  const write =
    (level: 'debug' | 'warn') =>
    (...values: unknown[]): void => {
      const errors = values.filter((value) => isNativeError(value));
      const words = values.filter((value) => !isNativeError(value));
      const [err] = errors.map((error) => describeError(error));
      log[level](err ? { err } : {}, cleanText(format(...words).trim()) || 'Next has said');
    };
  const [said, warned] = [write('debug'), write('warn')];
  Object.assign(console, { debug: said, info: said, log: said, warn: warned, error: warned });
}

const probes: readonly string[] = ['/healthcheck', '/readiness'];

export function logAnswer(
  log: Logger,
  findPattern: FindPattern,
  { method, url = '' }: IncomingMessage,
  response: ServerResponse,
): void {
  if (!log.isLevelEnabled('info')) return;
  const began = performance.now();
  const route = findPattern(url);
  if (route === null) return;
  const level = probes.includes(route) ? 'debug' : 'info';
  if (!log.isLevelEnabled(level)) return;
  const say = AsyncResource.bind(() => {
    const milliseconds = Math.round(performance.now() - began);
    log[level]({ method, route, status: response.statusCode, milliseconds }, 'answered');
  });
  response.once('close', say);
}
