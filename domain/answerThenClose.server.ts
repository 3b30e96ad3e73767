import type { ServerResponse } from 'node:http';
import type { traceRequests } from './monitoring/traceRequests.server';

type App = Parameters<typeof traceRequests>[0];

/** Milliseconds that a sender has for the rest of its request, once the service closes. */
const senderTimeoutMs = 10_000;

/**
 * Milliseconds. A running payment may take fifteen seconds, and the service is killed thirty seconds
 * after the stop signal; Fastify's own limit of ten seconds would end the wait too early.
 */
export const maxCloseMs = 30_000;

const whenClosed = (response: ServerResponse) =>
  new Promise<void>((resolve) => {
    response.once('finish', resolve).once('close', resolve);
  });

/**
 * Counts running requests; call it before the routes are registered.
 * @returns what to do before the service closes: it accepts nothing new, answers every running
 *   request, then ends all connections, also those without a request, which Node would wait for
 */
export function answerThenClose(app: App): () => Promise<void> {
  const running = new Map<ServerResponse, Promise<void>>();
  app.addHook('onRequest', (_request, { raw }, done) => {
    const finished = whenClosed(raw);
    running.set(raw, finished);
    void finished.then(() => running.delete(raw));
    done();
  });
  return async () => {
    const { server } = app;
    // Ends idle connections, too, so that their callers connect to another instance.
    if (server.listening) server.close();
    // A closed server no longer enforces its own timeout on slow senders.
    const cut = setTimeout(() => {
      for (const response of running.keys()) if (!response.req.complete) response.destroy();
    }, senderTimeoutMs);
    while (running.size > 0) await Promise.all(running.values());
    clearTimeout(cut);
    server.closeAllConnections();
  };
}
