import { isNativeError } from 'node:util/types';
import pino from 'pino';
import { readLogEnvironment } from '@/config/log.server';
import { openConsoleLog } from '@/domain/monitoring/consoleLog.server';
import { describeError } from '@/domain/monitoring/describeError.server';
import type { LogReport } from '@/services/logger/LogReceiver';
import { replaceConsole } from '@/services/logger/dispatchLog';

function describe(value: unknown, group: LogReport['group']): unknown {
  return isNativeError(value) ? describeError(value, group?.join(' ')) : value;
}

export async function startConsoleReceiver(): Promise<void> {
  const settings = readLogEnvironment(process.env);
  const { stream, ...options } = await openConsoleLog({ service: 'web', ...settings });
  const log = pino(options, stream);
  replaceConsole({
    kind: 'console',
    receive: ({ fields, group, level, message }) => {
      const entries = Object.entries(fields).map(([name, value]) => [
        name,
        describe(value, name === 'error' ? group : null),
      ]);
      log[level === 'warning' ? 'warn' : level](Object.fromEntries(entries), message);
    },
  });
}
