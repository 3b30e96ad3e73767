import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Health } from '@/contract/health';
import { endStreams } from '@/domain/endStreams.server';

interface Drain {
  answers(request: IncomingMessage, response: ServerResponse): boolean;
  /**
   * Reports not ready and answers everything else for a while, then accepts no more connections, ends
   * the event streams, which reconnect elsewhere, and waits for the answers in progress.
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
      endStreams([...running].filter(isStream));
      // A server that accepts no more connections no longer times out slow senders either.
      setTimeout(() => {
        cutSenders(running);
      }, server.requestTimeout).unref();
      while (running.size > 0) await Promise.all([...running].map(whenClosed));
      // Browsers open spare connections and send nothing on them; the server would wait for these.
      server.closeAllConnections();
      await closed;
    },
  };
}
