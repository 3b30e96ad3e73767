import type { ServerResponse } from 'node:http';
import type { App } from './App';

function whenOver(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    response.once('finish', resolve).once('close', resolve);
  });
}

/**
 * Keeps count of running requests; call it before the routes are registered.
 * @returns What to do before the service closes: every running request gets its answer, then all
 * connections are ended, also those on which nothing was asked yet, for which Node would wait a
 * minute.
 */
export function createOrderlyClose(app: App): () => Promise<void> {
  const running = new Set<Promise<void>>();
  app.addHook('onRequest', async (_request, reply) => {
    const over = whenOver(reply.raw);
    running.add(over);
    void over.then(() => running.delete(over));
  });
  return async () => {
    await Promise.all(running);
    app.server.closeAllConnections();
  };
}
