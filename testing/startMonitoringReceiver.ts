import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, inflateSync } from 'node:zlib';

type Behaviour = 'sound' | 'slow' | 'nonsense';

export interface MonitoringReceiver {
  dsn: string;
  url: string;
  events: Record<string, unknown>[];
  records: Record<string, unknown>[];
  text: () => string;
  paths: string[];
  close: () => Promise<void>;
}

const sentryPath = /^\/api\/\d+\/envelope\/$/;
const intakePaths: readonly string[] = ['/intake/v2/events', '/intake/v2/rum/events'];
const configPaths: readonly string[] = ['/config/v1/agents', '/config/v1/rum/agents'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function parseLines(body: string): Record<string, unknown>[] {
  const lines = body.split('\n').filter((line) => line.startsWith('{'));
  return lines.map((line): unknown => JSON.parse(line)).filter(isRecord);
}

function decode(body: Buffer, { headers }: IncomingMessage): string {
  const isGzip =
    headers['content-encoding'] === 'gzip' || body.subarray(0, 2).toString('hex') === '1f8b';
  if (isGzip) return gunzipSync(body).toString();
  return (headers['content-encoding'] === 'deflate' ? inflateSync(body) : body).toString();
}

interface Timed {
  name: string;
  id: string;
  trace_id: string;
  transaction_id?: string;
  parent_id?: string;
}

const isTimed = (record: unknown): record is Timed =>
  isRecord(record) && 'name' in record && 'trace_id' in record;

export const findTimed = (
  { records }: Pick<MonitoringReceiver, 'records'>,
  kind: 'span' | 'transaction',
  name?: string,
): Timed[] =>
  records
    .map(({ [kind]: record }) => record)
    .filter(isTimed)
    .filter((record) => name === undefined || record.name === name);

/**
 * A stub of Sentry and of an Elastic APM server, as far as their clients see them: it answers the
 * calls that they make.
 * @param port a free one when it is 0
 */
export async function startMonitoringReceiver(
  behaviour: Behaviour = 'sound',
  port = 0,
): Promise<MonitoringReceiver> {
  const events: Record<string, unknown>[] = [];
  const records: Record<string, unknown>[] = [];
  const texts: string[] = [];
  const paths: string[] = [];

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = ''] = (request.url ?? '').split('?');
    paths.push(path);
    const body = decode(await buffer(request), request);
    texts.push(request.url ?? '', JSON.stringify(request.headers), body);
    if (behaviour === 'slow') return;
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (behaviour === 'nonsense') return void response.writeHead(500).end('<html>');
    if (sentryPath.test(path)) {
      events.push(...parseLines(body).filter((line) => 'exception' in line || 'message' in line));
      response.end('{}');
    } else if (intakePaths.includes(path)) {
      records.push(...parseLines(body));
      response.writeHead(202).end();
    } else if (configPaths.includes(path)) {
      response.setHeader('etag', '"1"');
      response.end('{}');
    } else if (path === '/') response.end('{"version":"9.1.0"}');
    else response.writeHead(request.method === 'OPTIONS' ? 204 : 404).end();
  }

  const server = createServer((request, response) => {
    receive(request, response).catch((error: unknown) => {
      texts.push(`not understood: ${String(error)}`);
      response.writeHead(400).end();
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `127.0.0.1:${String(typeof address === 'object' ? address?.port : undefined)}`;
  return {
    dsn: `http://key@${origin}/7`,
    url: `http://${origin}`,
    events,
    records,
    paths,
    text: () => texts.join('\n'),
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
