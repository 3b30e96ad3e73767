import type { CleanedEnv } from 'envalid';
import type { LogSettings } from '@/domain/monitoring/logSettings';
import { read, type Source, variables } from './variables.server';

/** How a process logs: for machines, where no other is said, wherever buyers may come. */
export function readLog({
  APP_ENV,
  LOG_FORMAT,
  LOG_LEVEL,
}: Pick<CleanedEnv<typeof variables>, 'APP_ENV' | 'LOG_FORMAT' | 'LOG_LEVEL'>): LogSettings {
  const format = LOG_FORMAT ?? (APP_ENV === 'test' ? 'plain' : 'json');
  return { logLevel: LOG_LEVEL, logFormat: format };
}

/** The same for web, which is given little else. */
export function readLogEnvironment(source: Source): LogSettings {
  const { APP_ENV, LOG_FORMAT, LOG_LEVEL } = variables;
  return readLog(read(source, { APP_ENV, LOG_FORMAT, LOG_LEVEL }));
}
