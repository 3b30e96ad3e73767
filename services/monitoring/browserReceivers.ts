import type { LogLevel } from '@/domain/monitoring/logSettings';
import type { LogFields, LogReceiver } from '../logger/LogReceiver';
import type { BrowserSettings, EarlyError } from './Watched';

export async function createReceivers(settings: BrowserSettings): Promise<LogReceiver[]> {
  const { rumUrl, sentryDsn } = settings;
  // Taken before the RUM agent replaces fetch: the agent would watch the reports.
  const send = window.fetch.bind(window);
  // A chunk for each: the RUM agent patches the browser's own calls as it loads.
  const settled = await Promise.allSettled([
    sentryDsn === undefined
      ? null
      : import('./sentryReceiver').then(({ createSentryReceiver }) =>
          createSentryReceiver(sentryDsn, settings, send),
        ),
    rumUrl === undefined
      ? null
      : import('./elasticReceiver').then(({ createElasticReceiver }) =>
          createElasticReceiver(rumUrl, settings),
        ),
  ]);
  return settled.flatMap((result) =>
    result.status === 'fulfilled' && result.value ? [result.value] : [],
  );
}

type Dispatch = (level: LogLevel, message: string, fields: LogFields) => void;

export function watchErrors(dispatch: Dispatch): void {
  const log = (event: EarlyError) => {
    if ('reason' in event) dispatch('fatal', 'A promise was not caught', { error: event.reason });
    else dispatch('fatal', 'An error was not caught', { error: event.error ?? event.message });
  };
  window.addEventListener('error', log);
  window.addEventListener('unhandledrejection', log);
  const { watched } = window;
  if (!watched) return;
  window.removeEventListener('error', watched.keep);
  window.removeEventListener('unhandledrejection', watched.keep);
  watched.errors.splice(0).forEach(log);
}
