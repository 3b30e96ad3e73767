import type { CleanedEnv } from 'envalid';
import type { LogSettings } from '@/domain/monitoring/logSettings';
import { read, type Source, variables } from './variables.server';

export function readLog({
  APP_ENV,
  LOG_FORMAT,
  LOG_LEVEL,
}: Pick<CleanedEnv<typeof variables>, 'APP_ENV' | 'LOG_FORMAT' | 'LOG_LEVEL'>): LogSettings {
  const format = LOG_FORMAT ?? (APP_ENV === 'test' ? 'plain' : 'json');
  return { logLevel: LOG_LEVEL, logFormat: format };
}

export function readLogEnvironment(source: Source): LogSettings {
  const { APP_ENV, LOG_FORMAT, LOG_LEVEL } = variables;
  return readLog(read(source, { APP_ENV, LOG_FORMAT, LOG_LEVEL }));
}
