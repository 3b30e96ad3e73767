import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';

const ReceivedEvent = Type.Object({
  id: Type.String(),
  type: Type.String(),
  timestamp: Type.String(),
  sequence: Type.Number(),
  data: Type.Object({
    leadId: Type.String(),
    purchaseId: Type.Optional(Type.String()),
    paymentId: Type.Optional(Type.String()),
    dispute: Type.Optional(Type.Object({ status: Type.String() })),
  }),
});
export type ReceivedEvent = Static<typeof ReceivedEvent>;

type Manner = 'well' | 'flaky' | 'silent';

export interface Receiver {
  id: string;
  events: ReceivedEvent[];
  repeated: number;
  unreadable: number;
}

export interface Receivers {
  well: Receiver;
  flaky: Receiver;
  silent: Receiver;
  start: () => Promise<Record<string, string>>;
  stop: () => void;
}

const refusedShare = 0.05;
const brokenShare = 0.05;

function answer(manner: Manner, request: IncomingMessage, response: ServerResponse): boolean {
  const chance = manner === 'flaky' ? Math.random() : 1;
  if (manner === 'silent') return false;
  if (chance < refusedShare) {
    response.writeHead(500).end();
    return false;
  }
  if (chance < refusedShare + brokenShare) request.socket.destroy();
  else response.writeHead(204).end();
  return true;
}

function createReceiver(id: string, manner: Manner) {
  const secret = `whsec_${randomBytes(24).toString('base64')}`;
  const verifier = new Webhook(secret);
  const seen = new Set<string>();
  const receiver: Receiver = { id, events: [], repeated: 0, unreadable: 0 };

  function read(body: string, { headers }: IncomingMessage): ReceivedEvent | null {
    try {
      const event: unknown = verifier.verify(body, {
        'webhook-id': String(headers['webhook-id']),
        'webhook-timestamp': String(headers['webhook-timestamp']),
        'webhook-signature': String(headers['webhook-signature']),
      });
      return Value.Check(ReceivedEvent, event) ? event : null;
    } catch {
      return null;
    }
  }

  const server = createServer((request, response) => {
    // A sender that is killed while it sends breaks its connection: nothing was delivered then.
    text(request).then(
      (body) => {
        const event = read(body, request);
        if (!event) receiver.unreadable += 1;
        if (!event || !answer(manner, request, response)) return;
        if (seen.has(event.id)) receiver.repeated += 1;
        else receiver.events.push(event);
        seen.add(event.id);
      },
      () => undefined,
    );
  });
  return { receiver, secret, server };
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;
}

export function createReceivers(): Receivers {
  const well = createReceiver('well', 'well');
  const flaky = createReceiver('flaky', 'flaky');
  const silent = createReceiver('silent', 'silent');
  const all = [well, flaky, silent];
  const businesses = ['meusucesso'];
  return {
    well: well.receiver,
    flaky: flaky.receiver,
    silent: silent.receiver,
    async start() {
      const endpoints = await Promise.all(
        all.map(async ({ receiver, secret, server }) => ({
          id: receiver.id,
          businesses,
          url: await listen(server),
          secrets: [secret],
          ...(receiver.id === 'flaky' && { types: ['payment.pending', 'payment.paid'] }),
        })),
      );
      const dead = { id: 'dead', businesses, url: 'http://127.0.0.1:1/', secrets: [well.secret] };
      return { EVENT_ENDPOINTS: JSON.stringify([...endpoints, dead]) };
    },
    stop() {
      for (const { server } of all) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}
