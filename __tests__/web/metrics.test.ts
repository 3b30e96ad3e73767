import { reportUnresolvedLink } from '@/domain/monitoring/unresolvedLinks.server';
import { createWebMetrics } from '@/web/metrics';
import { createFindPattern } from '@/web/routePatterns';
import { readSeries } from '../support/readSeries';
import { type StartedServer, startServer } from '../support/startServer';

const findPattern = createFindPattern({
  staticRoutes: [{ page: '/lead', regex: '^/lead(?:/)?$' }],
  dynamicRoutes: [{ page: '/payment/[id]', regex: '^/payment/([^/]+?)(?:/)?$' }],
});
const metrics = createWebMetrics(findPattern);
const read = () => readSeries([metrics.read]);

let server: StartedServer;

beforeAll(async () => {
  server = await startServer((request, response) => {
    metrics.count(request, response);
    const isStream = request.url?.endsWith('/events') === true;
    if (isStream) response.setHeader('content-type', 'text/event-stream');
    response.statusCode = request.url === '/lead' ? 200 : 404;
    response.end();
  });
});
afterAll(() => server.stop());

const countOf = (route: string, status: string, method = 'GET') =>
  `http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`;

test('requests are counted by the pattern of their address, and streams are not', async () => {
  await fetch(`${server.url}/lead`);
  await fetch(`${server.url}/payment/pay_4fQ2xJb0?email=maria@exemplo.com.br`);
  await fetch(`${server.url}/_next/static/chunks/a.js`);
  await fetch(`${server.url}/api/v1/payment/pay_4fQ2xJb0/events`);
  const series = await read();
  expect(series.get(countOf('/lead', '2xx'))).toBe(1);
  expect(series.get(countOf('/payment/[id]', '4xx'))).toBe(1);
  expect(series.get(countOf('file', '4xx'))).toBe(1);
  const names = [...series.keys()].join('\n');
  expect(names).not.toMatch(/events|pay_4f|maria/);
});

test('a thousand unknown addresses and methods add no series', async () => {
  await fetch(`${server.url}/foreign`);
  await fetch(`${server.url}/foreign`, { method: 'PROPFIND' });
  const before = (await read()).size;
  for (let index = 0; index < 1_000; index += 1)
    await fetch(`${server.url}/foreign-${index}?q=${index}`, {
      method: index % 2 === 0 ? 'GET' : 'MKCOL',
    });
  const series = await read();
  expect(series.size).toBe(before);
  expect(series.get(countOf('unknown', '4xx'))).toBe(501);
  expect(series.get(countOf('unknown', '4xx', 'other'))).toBe(501);
});

test('unresolved links are counted by what is missing', async () => {
  reportUnresolvedLink({ missing: 'seller', reason: 'link' });
  reportUnresolvedLink({ missing: 'seller', reason: 'link' });
  reportUnresolvedLink({ missing: 'product', reason: 'service' });
  const series = await read();
  const unresolved = 'checkout_unresolved_links_total';
  expect(series.get(`${unresolved}{missing="seller",reason="link"}`)).toBe(2);
  expect(series.get(`${unresolved}{missing="product",reason="service"}`)).toBe(1);
});
