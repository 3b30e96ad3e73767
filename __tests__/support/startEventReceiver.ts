import { randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { Webhook } from 'standardwebhooks';
import type { DeliveredEvent } from '@/contract/events/events';
import type { EventEndpoint } from '@/config/eventEndpoints.server';
import { eventually } from '@/testing/eventually';

export const createSecret = () => `whsec_${randomBytes(24).toString('base64')}`;

export interface Delivery {
  event: DeliveredEvent;
  headers: IncomingHttpHeaders;
  body: string;
  at: number;
}

export interface EventReceiver {
  endpoint: EventEndpoint;
  deliveries: Delivery[];
  taken: DeliveredEvent[];
  answer: ((delivery: Delivery, response: ServerResponse) => void) | undefined;
  of(leadId: string, count: number): Promise<DeliveredEvent[]>;
  close(): Promise<void>;
}

export async function startEventReceiver(id: string): Promise<EventReceiver> {
  const secret = createSecret();
  const verifier = new Webhook(secret);
  const deliveries: Delivery[] = [];
  const taken: DeliveredEvent[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { headers } = request;
      const body = Buffer.concat(chunks).toString();
      verifier.verify(body, {
        'webhook-id': String(headers['webhook-id']),
        'webhook-timestamp': String(headers['webhook-timestamp']),
        'webhook-signature': String(headers['webhook-signature']),
      });
      const event = JSON.parse(body) as DeliveredEvent;
      const delivery = { event, headers, body, at: performance.now() };
      deliveries.push(delivery);
      response.on('finish', () => {
        const isKnown = taken.some(({ id }) => id === event.id);
        if (response.statusCode < 300 && !isKnown) taken.push(event);
      });
      if (receiver.answer) receiver.answer(delivery, response);
      else response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const listOf = (leadId: string) => taken.filter(({ data }) => data.leadId === leadId);
  const receiver: EventReceiver = {
    endpoint: {
      id,
      businesses: ['meusucesso'],
      url: `http://127.0.0.1:${port}/hooks`,
      secrets: [secret],
      types: null,
    },
    deliveries,
    taken,
    answer: undefined,
    of: (leadId, count) =>
      eventually(
        () => listOf(leadId),
        ({ length }) => length >= count,
      ),
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
  return receiver;
}
