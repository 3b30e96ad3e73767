import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Delivery {
  headers: Record<string, string>;
  body: string;
  event: { id: string; type: string; data: Record<string, unknown> };
}

export interface Receiver {
  url: string;
  deliveries(count: number): Promise<Delivery[]>;
  close(): Promise<void>;
}

export async function startReceiver(statuses: number[] = []): Promise<Receiver> {
  const received: Delivery[] = [];
  const server = createServer((request, response) => {
    text(request)
      .then((body) => {
        const headers = Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
        );
        received.push({ headers, body, event: JSON.parse(body) as Delivery['event'] });
        response.statusCode = statuses.shift() ?? 200;
        response.end();
        server.emit('delivery');
      })
      .catch((error: unknown) => server.emit('error', error));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/webhooks`,
    async deliveries(count) {
      while (received.length < count) await once(server, 'delivery');
      return received.slice(0, count);
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
