import { createServer } from 'node:http';
import { getReadiness } from '@/services/pageProps/healthProps.server';

test('web says that it is ready before a balancer has given it up, however slow the service is', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const address = silent.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  process.env['API_URL'] = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const readiness = await getReadiness();
  // A balancer asks every second, and by itself waits no longer.
  expect(performance.now() - began).toBeLessThan(900);
  expect(readiness).toEqual({ status: 'ok', checks: { pages: 'ok', api: 'unavailable' } });
  delete process.env['API_URL'];
  silent.closeAllConnections();
  await new Promise((resolve) => silent.close(resolve));
});
