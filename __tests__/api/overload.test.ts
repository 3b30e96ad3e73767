import { randomUUID } from 'node:crypto';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentResponse } from '@/contract/payment';
import { eventually } from '@/testing/eventually';
import { createLead, leadBody, paymentBody, post } from '../support/commerceRequests';
import { deliverWebhook } from '../support/paidLater';
import { readSeries } from '../support/readSeries';
import { startTestCommerce, type TestCommerce } from '../support/startTestCommerce';

let commerce: TestCommerce;
let origin: string;

beforeAll(async () => {
  commerce = await startTestCommerce({
    maxCalls: 1,
    // The payment that fills the service waits for as long as a test needs.
    timing: { answerTimeoutMs: 600_000, unreceivedGraceMs: 600_000 },
  });
  origin = await commerce.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  commerce.provider.letGo();
});
afterAll(() => commerce.stop());

const payByPix = (leadId: string, key?: string) =>
  post(commerce.app, paths.paymentV2, paymentBody(leadId, 'pix'), key);

/** Takes the only place: a payment waits for its provider. */
async function fill() {
  const { provider } = commerce;
  const leadId = await createLead(commerce.app);
  const ordered = provider.orders.length;
  provider.behaviours = ['hang'];
  const held = payByPix(leadId);
  await eventually(
    () => provider.orders.length,
    (count) => count === ordered + 1,
  );
  return {
    empty: () => {
      provider.letGo();
      return held;
    },
  };
}

const readTraces = () =>
  commerce.database.query(
    `select (select count(*)::int from leads) as leads,
       (select count(*)::int from payments) as payments,
       (select count(*)::int from write_keys) as keys,
       (select coalesce(sum(points), 0)::int from rate_limits) as counted`,
  );

async function hasSent(response: Response, text: string): Promise<boolean> {
  let sent = '';
  for await (const chunk of response.body ?? []) {
    sent += Buffer.from(chunk).toString();
    if (sent.includes(text)) return true;
  }
  return false;
}

const readShed = async () =>
  (await readSeries(commerce.app.metricReaders)).get('checkout_shed_calls_total') ?? 0;

test('a call too many is answered 503 before it costs anything, and the same call is taken later', async () => {
  const { app } = commerce;
  const key = randomUUID();
  const shedBefore = await readShed();
  const { empty } = await fill();
  const before = await readTraces();
  const refused = await post(app, paths.lead, leadBody, key);
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('2');
  expect(refused.headers['x-content-type-options']).toBe('nosniff');
  expect(refused.json()).toMatchObject({ code: 'service_unavailable', status: 503 });
  const unread = { method: 'POST', url: paths.lead, payload: '{' } as const;
  expect((await app.inject(unread)).statusCode).toBe(503);
  expect((await app.inject('/api/v2/product/ms?business=meusucesso')).statusCode).toBe(503);
  expect(await readTraces()).toEqual(before);
  expect((await readShed()) - shedBefore).toBe(3);

  expect((await empty()).statusCode).toBe(201);
  expect((await post(app, paths.lead, leadBody, key)).statusCode).toBe(201);
});

test('a payment that was refused is charged once when it is sent again', async () => {
  const { provider } = commerce;
  const leadId = await createLead(commerce.app);
  const key = randomUUID();
  const { empty } = await fill();
  const ordered = provider.orders.length;
  expect((await payByPix(leadId, key)).statusCode).toBe(503);
  expect(provider.orders).toHaveLength(ordered);
  await empty();
  const paid = await payByPix(leadId, key);
  expect(paid.statusCode).toBe(201);
  const again = await payByPix(leadId, key);
  expect(again.json<PaymentResponse>().token).toBe(paid.json<PaymentResponse>().token);
  expect(provider.orders).toHaveLength(ordered + 1);
});

test("the provider's events, open streams and probes go on meanwhile", async () => {
  const { app, database } = commerce;
  const { token } = (await payByPix(await createLead(app))).json<PaymentResponse>();
  const events = `${origin}${buildPath(paths.paymentEvents, { token })}`;
  const stream = await fetch(events, { headers: { accept: 'text/event-stream' } });
  expect(stream.status).toBe(200);
  const { empty } = await fill();
  for (const probe of [paths.healthcheck, paths.readiness])
    expect((await app.inject(probe)).statusCode).toBe(200);
  const told = hasSent(stream, '"state":"paid"');
  await deliverWebhook(commerce, token, 'captured');
  expect(await told).toBe(true);
  const states = await database.query('select state from payments where token = $1', [token]);
  expect(states).toEqual([{ state: 'paid' }]);
  await empty();
});
