import { createServer } from 'node:http';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Seconds. A page is answered in tens of milliseconds, a payment within ten seconds. */
export const durationBuckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Other methods are counted as one: a caller may send any text there. */
const methods: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

export interface AnsweredRequest {
  method: string | undefined;
  /** The pattern of the address, never the address itself: there are few patterns. */
  route: string;
  status: number;
  milliseconds: number;
}

/** @returns counts an answered request, with its duration */
export function createRequestMetric(registry: Registry): (request: AnsweredRequest) => void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answered requests: by method, pattern of the address and class of the status.',
    labelNames: ['method', 'route', 'status'],
    buckets: durationBuckets,
    registers: [registry],
  });
  return ({ method = '', milliseconds, route, status }) => {
    const labels = {
      method: methods.includes(method) ? method : 'other',
      route,
      status: `${Math.floor(status / 100)}xx`,
    };
    durations.observe(labels, milliseconds / 1_000);
  };
}

export const isEventStream = (contentType: unknown): boolean =>
  String(contentType).startsWith('text/event-stream');

export type ReadMetrics = () => Promise<string>;

export interface MetricsAddress {
  host: string;
  port: number;
  variable: string;
}

/**
 * Serves metrics, with those of the process itself, as /metrics at a separate address: the server for
 * buyers never exposes them. It does not keep an ending process alive.
 * @param readers of this service's own metrics
 * @throws Error with a sentence for the operator when it cannot listen there
 */
export async function serveMetrics(
  { host, port, variable }: MetricsAddress,
  readers: readonly ReadMetrics[],
): Promise<void> {
  const own = new Registry();
  collectDefaultMetrics({ register: own });
  const server = createServer((request, response) => {
    const isAsked = request.method === 'GET' && request.url?.split('?', 1)[0] === '/metrics';
    if (!isAsked) {
      response.writeHead(404, { connection: 'close' }).end();
      return;
    }
    Promise.all([...readers, () => own.metrics()].map((read) => read())).then(
      (texts) => {
        response.writeHead(200, { connection: 'close', 'content-type': own.contentType });
        response.end(texts.join('\n'));
      },
      () => response.writeHead(500, { connection: 'close' }).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ message }) => {
      reject(new Error(`Metrics cannot be told at the port of ${variable} (${message}).`));
    });
    server.listen(port, host, resolve);
  });
  server.unref();
}
