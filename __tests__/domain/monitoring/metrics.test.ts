import { createServer } from 'node:http';
import { readMetricsAddress } from '@/config/monitoring.server';
import { serveMetrics } from '@/domain/monitoring/metrics.server';
import { choosePort } from '@/testing/choosePort';

const host = '127.0.0.1';

test('serves the metrics of the service and of the process at /metrics, and nothing else', async () => {
  const port = await choosePort();
  const address = { host, port, variable: 'WEB_METRICS_PORT' };
  await serveMetrics(address, [() => Promise.resolve('checkout_test 1\n')]);
  const ask = (path: string, method = 'GET') =>
    fetch(`http://${host}:${port}${path}`, { method }).then(async (answer) => ({
      status: answer.status,
      type: answer.headers.get('content-type'),
      text: await answer.text(),
    }));
  const told = await ask('/metrics');
  expect(told.status).toBe(200);
  expect(told.type).toContain('text/plain; version=0.0.4');
  expect(told.text).toMatch(/^checkout_test 1$/m);
  expect(told.text).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(told.text).toMatch(/^nodejs_eventloop_lag_seconds /m);
  expect((await ask('/metrics', 'POST')).status).toBe(404);
  expect((await ask('/')).status).toBe(404);
});

test('a failing reader answers 500 and does not end the process', async () => {
  const port = await choosePort();
  const address = { host, port, variable: 'WEB_METRICS_PORT' };
  await serveMetrics(address, [() => Promise.reject(new Error('no'))]);
  expect((await fetch(`http://${host}:${port}/metrics`)).status).toBe(500);
});

test('a port that is in use is reported with its variable', async () => {
  const port = await choosePort();
  const other = createServer().listen(port, host);
  await new Promise((resolve) => other.once('listening', resolve));
  const refused = serveMetrics({ host, port, variable: 'WEB_METRICS_PORT' }, []);
  await expect(refused).rejects.toThrow(
    /^Metrics cannot be told at the port of WEB_METRICS_PORT \(listen EADDRINUSE/,
  );
  await new Promise((resolve) => other.close(resolve));
});

test('metrics are served only when a port is set, and by default only to this machine', () => {
  const given = { COMMERCE_METRICS_PORT: '9465' };
  expect(readMetricsAddress({}, 'commerce')).toBeNull();
  expect(readMetricsAddress(given, 'web')).toBeNull();
  expect(readMetricsAddress(given, 'commerce')).toEqual({
    host: '127.0.0.1',
    port: 9465,
    variable: 'COMMERCE_METRICS_PORT',
  });
  expect(readMetricsAddress({ ...given, METRICS_HOST: '0.0.0.0' }, 'commerce')?.host).toBe(
    '0.0.0.0',
  );
});
