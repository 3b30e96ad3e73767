import { BrowserClient, createTransport, defaultStackParser } from '@sentry/nextjs';
import { getBrowserText } from '@/domain/monitoring/reportedError';
import { cleanEvent, createSentrySender } from '@/domain/monitoring/sentryEvent';
import type { LogReceiver } from '../logger/LogReceiver';
import { getPrivateTexts } from './privateTexts';
import { toReport } from './toReport';
import type { BrowserSettings } from './Watched';
import { getCurrentRoute } from './watchRoutes';

const timeoutMs = 10_000;

/**
 * Error reporting of a page. No integration listens and nothing is recorded: Sentry receives what is
 * logged as an error, where it happened and on which route.
 * @param send the browser's own fetch
 */
export function createSentryReceiver(
  dsn: string,
  { environment, route, version }: BrowserSettings,
  send: typeof fetch,
): LogReceiver {
  const client = new BrowserClient({
    dsn,
    environment,
    release: version,
    integrations: [],
    sendClientReports: false,
    stackParser: defaultStackParser,
    beforeSend: (event) => ({
      ...cleanEvent(event, getPrivateTexts()),
      transaction: getCurrentRoute(route),
    }),
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const answer = await send(options.url, {
          method: 'POST',
          // A copy: by their type, the bytes might be shared with other threads.
          body: typeof body === 'string' ? body : new Uint8Array(body),
          keepalive: true,
          referrerPolicy: 'origin',
          signal: AbortSignal.timeout(timeoutMs),
        });
        return {
          statusCode: answer.status,
          headers: {
            'x-sentry-rate-limits': answer.headers.get('x-sentry-rate-limits'),
            'retry-after': answer.headers.get('retry-after'),
          },
        };
      }),
  });
  client.init();
  const sendReport = createSentrySender(client, getBrowserText);
  return {
    kind: 'errorReporting',
    receive: (report) => {
      sendReport(toReport(report));
    },
  };
}
