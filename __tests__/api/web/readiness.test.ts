import { setTimeout as wait } from 'node:timers/promises';
import { getReadiness } from '@/server/props/healthProps.server';
import { startServer } from '../../support/startServer';

vi.mock('node:timers/promises', { spy: true });

test('web says that it is ready before a balancer has given it up, however slow the service is', async () => {
  const silent = await startServer(() => undefined);
  process.env.API_URL = silent.url;
  const readiness = await getReadiness();
  delete process.env.API_URL;
  await silent.stop();
  const waits = vi.mocked(wait).mock.calls.filter(([, value]) => value === false);
  // A balancer asks every second, and by itself waits no longer; half of it is left for all else.
  expect(waits.map(([patienceMs = 0]) => patienceMs <= 500)).toEqual([true]);
  expect(readiness).toEqual({ status: 'ok', checks: { pages: 'ok', api: 'unavailable' } });
});
