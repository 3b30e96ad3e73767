import type { LogFields, LogLevel } from './logger/dispatchLog';

/** The rules and the receivers come with the first entry, not with the page. */
const write =
  (level: LogLevel) =>
  (message: string, fields: LogFields = {}) => {
    import('./logger/dispatchLog').then(
      ({ dispatchLog }) => {
        dispatchLog({ level, message, fields });
      },
      () => {
        console.warn(`[${level}] ${message}`);
      },
    );
  };

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
