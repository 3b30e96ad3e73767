import pino, { type DestinationStream, type LogFn, type Logger, type LoggerOptions } from 'pino';
import { allowMembers, describeOnce } from './logMembers.server';
import type { LogFormat, LogLevel } from './logSettings';
import { getTrace } from './trace.server';

export interface ConsoleLog {
  service: 'commerce' | 'sandbox' | 'web' | 'worker';
  logLevel: LogLevel | 'silent';
  logFormat: LogFormat;
}

const nameLevel = (label: string) => ({ level: label === 'warn' ? 'warning' : label });

/** Without a message pino would log the error's own one. */
function giveMessage(this: Logger, given: Parameters<LogFn>, log: LogFn): void {
  const [first, message]: readonly unknown[] = given;
  const hasMessage = typeof first === 'string' || message !== undefined;
  Reflect.apply(log, this, hasMessage ? given : [first, 'without words']);
}

/**
 * Options of pino, and of Fastify's logger. The lines of every process have the same members
 * (docs/operating.md) and go to standard output at once, so that a process that ends loses none.
 * Plain lines need a development package; without it they are JSON.
 */
export async function openConsoleLog({ logFormat, logLevel, service }: ConsoleLog) {
  const output = pino.destination({ fd: 1, sync: true });
  // A reader that went away (a closed pipe) is no reason to stop taking payments.
  output.on('error', () => undefined);
  const plain = logFormat === 'plain' ? await openPlain(output) : null;
  return {
    level: logLevel === 'warning' ? 'warn' : logLevel,
    base: { service },
    messageKey: 'message',
    timestamp: pino.stdTimeFunctions.isoTime,
    // Not pino's own serializer, which would take an error that is already described for a new one.
    serializers: { err: describeOnce },
    hooks: { logMethod: giveMessage },
    formatters: { log: allowMembers, ...(!plain && { level: nameLevel }) },
    mixin: () => ({ ...getTrace() }),
    stream: plain ?? output,
  } satisfies LoggerOptions & { stream: DestinationStream };
}

async function openPlain(destination: DestinationStream): Promise<DestinationStream | null> {
  const pretty = await import('pino-pretty').catch(() => null);
  return (
    pretty?.default({
      destination,
      colorize: process.stdout.isTTY,
      ignore: 'service',
      messageKey: 'message',
      singleLine: true,
      translateTime: 'SYS:HH:MM:ss.l',
    }) ?? null
  );
}
