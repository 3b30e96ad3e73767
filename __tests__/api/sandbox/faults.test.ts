import { Agent } from 'node:http';
import axios, { type AxiosResponse } from 'axios';
import { pixRequest } from './support/chargeRequests';
import { apiKey, openTestSandbox, type TestSandbox } from './support/openTestSandbox';

const agent = new Agent({ keepAlive: false });
let sandbox: TestSandbox;
let baseURL: string;
beforeEach(async () => {
  sandbox = await openTestSandbox();
  baseURL = await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => sandbox.close());

const call = (
  method: string,
  url: string,
  data?: object,
  timeout = 0,
): Promise<AxiosResponse<Record<string, unknown>>> =>
  axios.request({
    baseURL,
    method,
    url,
    data,
    timeout,
    proxy: false,
    httpAgent: agent,
    validateStatus: () => true,
    headers: { authorization: `Bearer ${apiKey}` },
  });

const create = (timeout?: number) => call('POST', '/charges', pixRequest, timeout);
const ask = (fault: object) =>
  call('POST', '/faults', { target: 'charges', times: 1, delayMs: 0, ...fault });

test('error: 503 and nothing done, then normal again', async () => {
  await ask({ fault: 'error' });
  expect(await create()).toMatchObject({ status: 503, data: { code: 'service_unavailable' } });
  expect((await call('GET', '/ledger')).data).toEqual([]);
  expect((await create()).status).toBe(201);
});

test('drop-before: the connection ends and nothing is done', async () => {
  await ask({ fault: 'drop-before' });
  await expect(create()).rejects.toMatchObject({ code: 'ECONNRESET' });
  expect((await call('GET', '/ledger')).data).toEqual([]);
});

test('drop-after: the connection ends, the work is done', async () => {
  await ask({ fault: 'drop-after' });
  await expect(create()).rejects.toMatchObject({ code: 'ECONNRESET' });
  const found = await call('GET', '/charges?paymentId=payment-1');
  expect(found).toMatchObject({ status: 200, data: { status: 'pending' } });
  expect((await create()).status).toBe(200);
});

test('delay: the work is done, the answer is late', async () => {
  await ask({ fault: 'delay', delayMs: 60_000 });
  await expect(create(100)).rejects.toMatchObject({ code: 'ECONNABORTED' });
  expect((await create()).status).toBe(200);
});

test('delay without a number of times: every call is late, and the fault stays', async () => {
  const slow = { target: 'keys', fault: 'delay', delayMs: 200 };
  await call('POST', '/faults', slow);
  for (let calls = 0; calls < 2; calls += 1) {
    const startedAt = performance.now();
    expect((await call('GET', '/keys')).status).toBe(200);
    // A timer may fire a millisecond early.
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(199);
  }
  expect((await call('GET', '/faults')).data).toEqual([slow]);
});

test.each([
  ['charges', '/charges/x/void'],
  ['cards', '/cards/verify'],
  ['fingerprints', '/fingerprints'],
  ['keys', '/keys'],
  ['livelo', '/livelo/members'],
  ['sms', '/sms'],
  ['pix', '/pix/x/pay'],
  ['bankslips', '/bankslips/x/pay'],
  ['mpesa', '/mpesa/x/answer'],
  ['in-person', '/in-person/x/receive'],
  ['3ds', '/3ds/x/answer'],
  ['readiness', '/readiness'],
])('%s: each kind of fault hits %s', async (target, url) => {
  const method = ['keys', 'readiness'].includes(target) ? 'GET' : 'POST';
  await ask({ target, fault: 'error' });
  expect((await call(method, url)).status).toBe(503);
  for (const fault of ['drop-before', 'drop-after']) {
    await ask({ target, fault });
    await expect(call(method, url)).rejects.toMatchObject({ code: 'ECONNRESET' });
  }
  await ask({ target, fault: 'delay', delayMs: 60_000 });
  await expect(call(method, url, undefined, 100)).rejects.toMatchObject({ code: 'ECONNABORTED' });
});

test('a fault hits its own target, as often as requested', async () => {
  await ask({ fault: 'error', times: 2 });
  expect((await call('GET', '/keys')).status).toBe(200);
  const statuses = [(await create()).status, (await create()).status, (await create()).status];
  expect(statuses).toEqual([503, 503, 201]);
});

test('faults are listed with their remaining times, and cleared', async () => {
  await ask({ fault: 'error', times: 3 });
  await create();
  const left = { target: 'charges', fault: 'error', times: 2, delayMs: 0 };
  expect((await call('GET', '/faults')).data).toEqual([left]);
  expect((await call('DELETE', '/faults')).status).toBe(204);
  expect((await call('GET', '/faults')).data).toEqual([]);
  expect((await create()).status).toBe(201);
});

test('a fault with each hits every payment once', async () => {
  await ask({ fault: 'error', times: 2, each: true });
  const other = { ...pixRequest, paymentId: 'payment-2' };
  const statuses = [];
  for (const request of [pixRequest, pixRequest, other, other])
    statuses.push((await call('POST', '/charges', request)).status);
  expect(statuses).toEqual([503, 201, 503, 201]);
});

test('hits are listed with their subject, until the faults are cleared', async () => {
  for (const target of ['charges', 'sms', 'keys'])
    await ask({ target, fault: 'drop-after', times: 3 });
  for (let calls = 0; calls < 2; calls += 1) await create().catch(() => undefined);
  await call('GET', '/charges?paymentId=payment-1').catch(() => undefined);
  const sms = { to: '+5511987654321', text: 'Olá' };
  await call('POST', '/sms', sms).catch(() => undefined);
  await call('GET', '/keys').catch(() => undefined);
  const hit = { fault: 'drop-after' };
  expect((await call('GET', '/faults/hits')).data).toEqual([
    { ...hit, target: 'charges', subject: 'payment-1' },
    { ...hit, target: 'charges', subject: 'payment-1' },
    { ...hit, target: 'charges', subject: 'payment-1' },
    { ...hit, target: 'sms', subject: sms.to },
    { ...hit, target: 'keys', subject: null },
  ]);
  await call('DELETE', '/faults');
  expect((await call('GET', '/faults/hits')).data).toEqual([]);
});

test('a call about a charge has its payment as the subject', async () => {
  const { data } = await create();
  await ask({ fault: 'error' });
  expect((await call('POST', `/charges/${String(data.id)}/expire`)).status).toBe(503);
  expect((await call('GET', '/faults/hits')).data).toMatchObject([{ subject: 'payment-1' }]);
});

test.each([
  { fault: 'burn' },
  { fault: 'error', target: 'the moon' },
  { fault: 'error', times: 1001 },
  { fault: 'error', times: 0 },
  { fault: 'delay', delayMs: 60_001 },
  { fault: 'duplicate' },
])('%j is refused', async (fault) => {
  expect((await ask(fault)).status).toBe(400);
  expect((await call('GET', '/faults')).data).toEqual([]);
});
