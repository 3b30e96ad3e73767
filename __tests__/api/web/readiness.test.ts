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
  const waits = vi.mocked(wait).mock.calls.filter(([, value]) => value === null);
  // A load balancer asks every second, and by default waits no longer; half of it is left for everything
  // else.
  expect(waits.map(([timeoutMs = 0]) => timeoutMs <= 500)).toEqual([true]);
  expect(readiness).toEqual({ status: 'ok', checks: { pages: 'ok', api: 'unavailable' } });
});

test.each([
  [{ provider: 'ok' }, { provider: 'ok' }],
  [{ provider: 'unavailable' }, { provider: 'unavailable' }],
  [{}, {}],
  [undefined, {}],
])('web is ready, and reports the provider as its service does: %j', async (checks, shown) => {
  const service = await startServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ status: 'ok', checks }));
  });
  process.env.API_URL = service.url;
  // Even a busy machine answers by then.
  vi.mocked(wait).mockReturnValueOnce(new Promise(() => undefined));
  const readiness = await getReadiness();
  delete process.env.API_URL;
  await service.stop();
  expect(readiness).toEqual({ status: 'ok', checks: { pages: 'ok', api: 'ok', ...shown } });
});
