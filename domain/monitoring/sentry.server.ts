import type * as Node from '@sentry/node';
import type { SendReport } from './Report';
import { getServerText } from './reportedError';
import { version } from '../version.server';
import { cleanEvent, createSentrySender } from './sentryEvent';

export type SentryPackage = Pick<
  typeof Node,
  'createTransport' | 'defaultStackParser' | 'NodeClient'
>;

interface SentrySettings {
  dsn: string;
  environment: string;
  service: string;
  onFailure: (reason: string) => void;
}

interface SentryAnswer {
  statusCode: number;
  headers: { 'x-sentry-rate-limits': string | null; 'retry-after': string | null };
}

/** Milliseconds that Sentry may take to answer. */
const answerTimeoutMs = 10_000;

/**
 * Starts error reporting of a server. Nothing is instrumented and no integration listens: Sentry
 * receives only what is reported to it, and nothing else of a request.
 */
export function startSentry(
  { createTransport, defaultStackParser, NodeClient }: SentryPackage,
  { dsn, environment, onFailure, service }: SentrySettings,
): { send: SendReport; flush: (milliseconds: number) => Promise<unknown> } {
  const client = new NodeClient({
    dsn,
    environment,
    release: version,
    serverName: service,
    integrations: [],
    enableRuntimeChannelInjection: false,
    sendClientReports: false,
    stackParser: defaultStackParser,
    beforeSend: (event) => cleanEvent(event, []),
    transport: (options) =>
      createTransport(options, ({ body }) => post(options.url, body, onFailure)),
  });
  client.init();
  return {
    send: createSentrySender(client, getServerText),
    flush: async (milliseconds) => client.flush(milliseconds),
  };
}

/** Sends an envelope. @throws when Sentry does not answer in time. */
async function post(
  url: string,
  body: string | Uint8Array,
  onFailure: (reason: string) => void,
): Promise<SentryAnswer> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body: typeof body === 'string' ? body : Buffer.from(body),
      headers: { 'content-type': 'application/x-sentry-envelope' },
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
    await answer.body?.cancel();
    if (!answer.ok) onFailure(`Sentry answered ${answer.status}`);
    return {
      statusCode: answer.status,
      headers: {
        'x-sentry-rate-limits': answer.headers.get('x-sentry-rate-limits'),
        'retry-after': answer.headers.get('retry-after'),
      },
    };
  } catch (error) {
    onFailure('Sentry does not answer');
    throw error;
  }
}
