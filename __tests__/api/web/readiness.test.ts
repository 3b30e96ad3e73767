import { setTimeout as wait } from 'node:timers/promises';
import { getReadiness } from '@/server/props/healthProps.server';
import { startServer } from '../../support/startServer';

vi.mock('node:timers/promises', { spy: true });

test('web reports its readiness before a load balancer times out, however slow the service is', async () => {
  const silent = await startServer(() => undefined);
  process.env.API_URL = silent.url;
  const readiness = await getReadiness();
  delete process.env.API_URL;
  await silent.stop();
  const waits = vi.mocked(wait).mock.calls.filter(([, value]) => value === false);
  // A load balancer asks every second, and by default waits no longer; half of it is left for everything
  // else.
  expect(waits.map(([timeoutMs = 0]) => timeoutMs <= 500)).toEqual([true]);
  expect(readiness).toEqual({ status: 'ok', checks: { pages: 'ok', api: 'unavailable' } });
});
