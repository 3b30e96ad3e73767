import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * `slow`: never answers; `away`: closes the connection; `nonsense`: answers what no client can parse.
 */
type Behaviour = 'sound' | 'slow' | 'away' | 'nonsense';

export interface Unleash {
  url: string;
  behaviour: Behaviour;
  calls: string[];
  text: () => string;
  intervals: { refresh: number[]; metrics: number[] };
  counted: (name: string) => { yes: number; no: number };
  switchOff: (name: string, brands?: readonly string[]) => void;
  switchOn: (name: string) => void;
  close: () => Promise<void>;
}

interface Metrics {
  bucket: { toggles: Record<string, { yes: number; no: number }> };
}

const describeFeature = (name: string, brands: readonly string[] | null) => ({
  name,
  type: 'kill-switch',
  enabled: brands !== null,
  stale: false,
  impressionData: false,
  variants: [],
  strategies: [
    {
      name: 'default',
      parameters: {},
      constraints: [{ contextName: 'brand', operator: 'NOT_IN', values: brands ?? [] }],
    },
  ],
});

export async function startUnleash(): Promise<Unleash> {
  const off = new Map<string, readonly string[] | null>();
  const reports: Metrics[] = [];
  const texts: string[] = [];
  const answerFeatures = (response: ServerResponse) => {
    const features = Array.from(off, ([name, brands]) => describeFeature(name, brands));
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ version: 2, features }));
  };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { headers, method = '', url = '' } = request;
      texts.push(url, JSON.stringify(headers), body);
      unleash.calls.push(`${method} ${url} ${headers.authorization ?? ''}`);
      if (unleash.behaviour === 'slow') return;
      if (unleash.behaviour === 'away') {
        request.socket.destroy();
        return;
      }
      if (unleash.behaviour === 'nonsense') response.end('<html>Hello</html>');
      else if (url === '/api/client/features') {
        unleash.intervals.refresh.push(Number(headers['unleash-interval']));
        answerFeatures(response);
      } else {
        if (url === '/api/client/register')
          unleash.intervals.metrics.push((JSON.parse(body) as { interval: number }).interval);
        if (url === '/api/client/metrics') reports.push(JSON.parse(body) as Metrics);
        response.writeHead(202).end();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const unleash: Unleash = {
    url: `http://127.0.0.1:${port}/api`,
    behaviour: 'sound',
    calls: [],
    text: () => texts.join('\n'),
    intervals: { refresh: [], metrics: [] },
    counted: (name) => {
      const counts = reports.flatMap(({ bucket }) => bucket.toggles[name] ?? []);
      const sum = (key: 'yes' | 'no') => counts.reduce((total, count) => total + count[key], 0);
      return { yes: sum('yes'), no: sum('no') };
    },
    switchOff: (name, brands) => void off.set(name, brands ?? null),
    switchOn: (name) => void off.delete(name),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
  return unleash;
}
