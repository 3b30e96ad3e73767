import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

const texts = new Set([
  'benefits',
  'description',
  'label',
  'legalName',
  'markdown',
  'name',
  'subtitle',
  'text',
  'title',
]);
const addresses = new Set(['terms', 'privacy', 'help']);

function inject(value: unknown, markup: string, key = '', parent = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => inject(entry, markup, key, parent));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [name, inject(entry, markup, name, key)]),
    );
  if (typeof value !== 'string') return value;
  if (addresses.has(key)) return 'javascript:mark()';
  return texts.has(key) && parent !== 'campaign' ? `${value} ${markup}` : value;
}

/** @returns undefined for text that is not JSON */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * A proxy between web and commerce that adds markup to every configured text: the catalogue may be in
 * foreign hands.
 * @param commerceUrl origin
 */
export async function startInjectingService(
  commerceUrl: string,
  markup: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const forward = async () => {
      const method = request.method ?? 'GET';
      const body = method === 'GET' ? undefined : await buffer(request);
      const { key, type } = {
        key: request.headers['idempotency-key'],
        type: request.headers['content-type'],
      };
      const answer = await fetch(`${commerceUrl}${request.url ?? '/'}`, {
        method,
        headers: {
          ...(typeof key === 'string' && { 'idempotency-key': key }),
          ...(type !== undefined && { 'content-type': type }),
        },
        ...(body && { body: new Uint8Array(body) }),
      });
      const text = await answer.text();
      const value = parse(text);
      response.writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? 'text/plain',
      });
      response.end(value === undefined ? text : JSON.stringify(inject(value, markup)));
    };
    forward().catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
