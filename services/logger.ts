import type { LogLevel } from '@/domain/monitoring/logSettings';
import type { LogFields } from './logger/LogReceiver';

const load = () => import('./late');

const write =
  (level: LogLevel) =>
  (message: string, fields?: LogFields): void =>
    void load().then(
      ({ dispatchLog }) => {
        dispatchLog(level, message, fields);
      },
      () => {
        console.warn(level, message);
      },
    );

/**
 * The one logger of web (docs/behaviour.md 8); receivers are added with `addLogReceiver` of
 * logger/dispatchLog.ts. Never pass it personal data or card data.
 */
export const logger = {
  fatal: write('fatal'),
  error: write('error'),
  warning: write('warning'),
  info: write('info'),
  debug: write('debug'),
};

// Set by the document's scripts (lateStart.ts), where the page is watched or has tags.
if (typeof window !== 'undefined') window.late?.(load);
