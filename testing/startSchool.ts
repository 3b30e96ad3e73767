import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

/** What the school of a tested system shows when it exchanges a link (docs/access.md). */
export const schoolKey = 'the-key-of-the-tested-school';

export interface School {
  /** The events that it received, in their order: GET with `?holds=` a text of their bodies. */
  url: string;
  /** What commerce has to know about it. */
  env: { EVENT_ENDPOINTS: string; SCHOOL_ACCESS: string };
  close: () => void;
}

/**
 * Starts the server of a school that buyers of a tested system come from and go to. It accepts only
 * events that are signed for it.
 */
export async function startSchool(business: string): Promise<School> {
  const secret = `whsec_${randomBytes(24).toString('base64')}`;
  const verifier = new Webhook(secret);
  const bodies = new Map<string, string>();

  function list(holds: string): string {
    const found = Array.from(bodies.values()).filter((body) => body.includes(holds));
    return `[${found.join()}]`;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { headers, method, url = '/' } = request;
    if (method === 'GET') {
      const holds = new URL(url, 'http://school').searchParams.get('holds') ?? '';
      response.writeHead(200, { 'content-type': 'application/json' }).end(list(holds));
      return;
    }
    const body = await text(request);
    const id = String(headers['webhook-id']);
    verifier.verify(body, {
      'webhook-id': id,
      'webhook-timestamp': String(headers['webhook-timestamp']),
      'webhook-signature': String(headers['webhook-signature']),
    });
    if (!bodies.has(id)) bodies.set(id, body);
    response.writeHead(204).end();
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(400).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const keys = [createHash('sha256').update(schoolKey).digest('hex')];
  return {
    url,
    env: {
      EVENT_ENDPOINTS: JSON.stringify([
        { id: 'school', businesses: [business], url, secrets: [secret] },
      ]),
      SCHOOL_ACCESS: JSON.stringify([{ business, keys }]),
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
