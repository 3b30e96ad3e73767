import { randomUUID } from 'node:crypto';
import { buildPath, paths } from '@/contract/paths';
import { bounds, compareTimes } from '@/testing/compareTimes';
import { eventually } from '@/testing/eventually';
import { fetchJson, toRequest } from '@/testing/http';
import { findTimed } from '@/testing/startMonitoringReceiver';
import { leadBody, paymentBody } from '../support/commerceRequests';
import { leaveLead, openWatchedCommerce } from '../support/watchedCommerce';

let commerce: Awaited<ReturnType<typeof openWatchedCommerce>>;

beforeAll(async () => {
  commerce = await openWatchedCommerce();
});
afterEach(() => commerce.end());
afterAll(() => commerce.drop());

const nobody = { dsn: 'http://key@127.0.0.1:1/7', url: 'http://127.0.0.1:1' };

const givenUpMs = 10_000;

async function measureFailures(origin: string, count: number): Promise<number> {
  let slowest = 0;
  for (let call = 0; call < count; call += 1) {
    const start = performance.now();
    expect((await leaveLead(origin)).status).toBe(500);
    slowest = Math.max(slowest, performance.now() - start);
  }
  return slowest;
}

test.each(['slow', 'nonsense', 'down'] as const)(
  'receivers that are %s delay no call and fill no log',
  async (state) => {
    const began = performance.now();
    const receiver = state === 'down' ? nobody : await commerce.startReceiver(state);
    const { child, ended, origin, output } = await commerce.run(receiver);
    await commerce.without('leads', async () => {
      expect(await measureFailures(origin, 40)).toBeLessThan(givenUpMs - 2_000);
    });
    const start = performance.now();
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    // They have two seconds (lastWords.test.ts); the agent alone would wait for half a minute.
    expect(performance.now() - start).toBeLessThan(20_000);
    const told = output().split('a receiver of reports is away').length - 1;
    // A slow one times out only after ten seconds, and the process may have ended by then.
    if (state !== 'slow') expect(told).toBeGreaterThan(0);
    // Of each of the two receivers.
    expect(told).toBeLessThanOrEqual(2 * Math.ceil((performance.now() - began) / 60_000));
  },
);

test('a slow receiver affects neither the other one nor the sale', async () => {
  const [slow, sound] = [await commerce.startReceiver('slow'), await commerce.startReceiver()];
  const { child, ended, origin } = await commerce.run({ dsn: slow.dsn, url: sound.url });
  await commerce.without('leads', async () => {
    expect((await leaveLead(origin)).status).toBe(500);
  });
  expect((await leaveLead(origin)).status).toBe(201);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(JSON.stringify(sound.records)).toContain(`${paths.lead} POST 500`);
  expect(slow.paths.some((path) => path.endsWith('/envelope/'))).toBe(true);
});

test('background work has its own transactions', async () => {
  const receiver = await commerce.startReceiver();
  // Nothing answers as the provider: the service checks again and again whether the Pix was created.
  const { origin } = await commerce.run(receiver, { SANDBOX_URL: 'http://127.0.0.1:1' });
  const { leadId } = await fetchJson<{ leadId: string }>(`${origin}${paths.lead}`, {
    body: leadBody,
    key: randomUUID(),
  });
  const payment = toRequest({ body: paymentBody(leadId, 'pix'), key: randomUUID() });
  await fetch(`${origin}${paths.paymentV2}`, payment);
  const name = 'check payments in-doubt';
  const [work] = await eventually(
    () => findTimed(receiver, 'transaction', name),
    ({ length }) => length > 0,
    { timeoutMs: 120_000 },
  );
  expect(work).toMatchObject({ type: 'background', outcome: 'failure' });
  expect(work).not.toHaveProperty('parent_id');
  expect(findTimed(receiver, 'span', 'payments findCharge')).toContainEqual(
    expect.objectContaining({ transaction_id: work?.id, outcome: 'failure' }),
  );
});

async function timeCalls(origin: string): Promise<number> {
  const began = performance.now();
  const product = await fetch(
    `${origin}${buildPath(paths.productV2, { code: 'ms' })}?business=meusucesso&operation=BR`,
  );
  await product.text();
  const payment = await fetch(`${origin}${buildPath(paths.payment, { token: 'x'.repeat(32) })}`);
  await payment.text();
  const milliseconds = performance.now() - began;
  expect([product.status, payment.status]).toEqual([200, 500]);
  return milliseconds;
}

test('calls are as fast with failing receivers and a failing Unleash, and each failure is logged once a minute', async () => {
  const began = performance.now();
  const start = async (
    state: Parameters<typeof commerce.startUnleash>[0],
    receiver: typeof nobody,
  ) => {
    const { url } = await commerce.startUnleash(state);
    return commerce.run(receiver, { UNLEASH_URL: url, UNLEASH_TOKEN: 'a-token-for-servers' });
  };
  const reported = await commerce.startReceiver();
  const sound = await start('sound', reported);
  const slow = await start('slow', await commerce.startReceiver('slow'));
  const nonsense = await start('nonsense', await commerce.startReceiver('nonsense'));
  const down = await start('away', nobody);
  const ill = { slow: slow.origin, nonsense: nonsense.origin, down: down.origin };
  const ratios = await commerce.without('payments', () =>
    compareTimes(sound.origin, ill, timeCalls),
  );
  for (const [state, { median, slow: ofSlow }] of ratios) {
    expect(median, state).toBeLessThanOrEqual(bounds.median);
    expect(ofSlow, state).toBeLessThanOrEqual(bounds.slow);
  }
  expect(reported.events).not.toEqual([]);
  expect(reported.records).not.toEqual([]);

  const minutes = Math.ceil((performance.now() - began) / 60_000);
  for (const { output } of [nonsense, down]) {
    const told = output().split('flags stay as they were').length - 1;
    expect(told).toBeGreaterThan(0);
    expect(told).toBeLessThanOrEqual(minutes);
  }
});
