import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { getReadiness } from '@/server/props/healthProps.server';

vi.mock('node:timers/promises', { spy: true });

test('web says that it is ready before a balancer has given it up, however slow the service is', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const address = silent.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  process.env['API_URL'] = `http://127.0.0.1:${port}`;
  const readiness = await getReadiness();
  delete process.env['API_URL'];
  silent.closeAllConnections();
  await new Promise((resolve) => silent.close(resolve));
  const waits = vi.mocked(wait).mock.calls.filter(([, value]) => value === false);
  // A balancer asks every second, and by itself waits no longer; half of it is left for all else.
  expect(waits.map(([patienceMs = 0]) => patienceMs <= 500)).toEqual([true]);
  expect(readiness).toEqual({ status: 'ok', checks: { pages: 'ok', api: 'unavailable' } });
});
