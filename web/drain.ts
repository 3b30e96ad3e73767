import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Health } from '@/contract/health';

const streamEndMs = 1_000;

interface Drain {
  answers(request: IncomingMessage, response: ServerResponse): boolean;
  /**
   * Says that it is not ready and answers all else for a while, then takes no more, ends the event
   * streams, which come back elsewhere, and waits for what is being answered.
   * @param timeoutMs how long the balancer before us needs to notice, in milliseconds
   */
  stop(server: Server, timeoutMs: number): Promise<void>;
}

const stopping: Health = { status: 'unavailable', checks: { stopping: 'unavailable' } };

const isStream = (response: ServerResponse) =>
  String(response.getHeader('content-type') ?? '').startsWith('text/event-stream');

const whenClosed = (response: ServerResponse) =>
  new Promise((resolve) => response.once('close', resolve));

function cutSenders(running: ReadonlySet<ServerResponse>): void {
  for (const response of running) if (!response.req.complete) response.destroy();
}

export function createDrain(): Drain {
  const running = new Set<ServerResponse>();
  let isStopping = false;
  return {
    answers(request, response) {
      running.add(response);
      response.once('close', () => running.delete(response));
      if (!isStopping) return false;
      response.setHeader('connection', 'close');
      if (request.url?.split('?', 1)[0] !== '/readiness') return false;
      response.writeHead(503, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      response.end(JSON.stringify(stopping));
      return true;
    },
    async stop(server, timeoutMs) {
      isStopping = true;
      await wait(timeoutMs);
      const closed = new Promise<void>((resolve) =>
        server.close(() => {
          resolve();
        }),
      );
      const streams = [...running].filter(isStream);
      // The page's own wait is for a service that is ill; here another one is well.
      for (const response of streams) response.write('retry: 500\n\n');
      setTimeout(() => {
        streams.forEach((response) => response.destroy());
      }, streamEndMs).unref();
      // A server that takes no more connections does not cut slow senders any more either.
      setTimeout(() => {
        cutSenders(running);
      }, server.requestTimeout).unref();
      while (running.size > 0) await Promise.all([...running].map(whenClosed));
      // Browsers open some ahead and ask nothing on them, for which the server would wait.
      server.closeAllConnections();
      await closed;
    },
  };
}
