import type { ServerResponse } from 'node:http';
import type { traceRequests } from './monitoring/traceRequests.server';

type App = Parameters<typeof traceRequests>[0];

/** How long a sender has for the rest of its request. Milliseconds. */
const slowestSender = 10_000;

/**
 * Milliseconds. A payment that has begun may take fifteen seconds, and its service is killed thirty
 * after it was asked to stop; Fastify's own limit, of ten, would end the wait before.
 */
export const longestClose = 30_000;

const whenClosed = (response: ServerResponse) =>
  new Promise<void>((resolve) => {
    response.once('finish', resolve).once('close', resolve);
  });

/**
 * Counts running requests; call it before the routes are registered.
 * @returns what to do before the service closes: nothing new is taken, every running request gets
 * its answer, then all connections are ended, also those without a request, which Node would wait
 * for
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
    // Ends idle connections, too: whoever would call over one finds nobody, and goes elsewhere.
    if (server.listening) server.close();
    // A server that takes no more connections does not cut slow senders any more.
    const cut = setTimeout(() => {
      for (const response of running.keys()) if (!response.req.complete) response.destroy();
    }, slowestSender);
    while (running.size > 0) await Promise.all(running.values());
    clearTimeout(cut);
    server.closeAllConnections();
  };
}
