/**
 * Loaded into the web process: an open event stream never ends by itself, and the server waits for
 * every response before it stops. The buyer's page reconnects.
 */
import { subscribe } from 'node:diagnostics_channel';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  /** @type {Set<import('node:http').ServerResponse>} */
  const streams = new Set();

  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null) return;
    if (!('request' in message) || !('response' in message)) return;
    const { request, response } =
      /** @type {{ request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse }} */ (
        message
      );
    if (!request.headers.accept?.includes('text/event-stream')) return;
    streams.add(response);
    response.once('close', () => streams.delete(response));
  });

  process.once('SIGTERM', () => {
    for (const response of streams) response.destroy();
  });
}
