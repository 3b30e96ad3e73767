import { createServer, type Server } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { buildCommerce } from '@/commerce/buildCommerce';
import type { App } from '@/commerce/http/App';
import { createWebhookDestination } from '@/commerce/modules/events/webhookDestination';
import { paths } from '@/contract/paths';
import type { PaymentResponse } from '@/contract/payment';
import type { EventEndpoint } from '@/config/eventEndpoints.server';
import { eventually } from '@/testing/eventually';
import { commerceOptions } from '../../support/commerceOptions';
import { createLead, paymentBody, post } from '../../support/commerceRequests';
import { deliverWebhook } from '../../support/paidLater';
import { readSeries } from '../../support/readSeries';
import {
  createSecret,
  type EventReceiver,
  startEventReceiver,
} from '../../support/startEventReceiver';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

const timing = { deliverIntervalMs: 50 };
const deliverTimeoutMs = 5_000;
const toDestination = (endpoint: EventEndpoint) =>
  createWebhookDestination(endpoint, { allowsPrivate: true });

const receivers: EventReceiver[] = [];
const servers: Server[] = [];
const commerces: TestCommerce[] = [];
afterEach(async () => {
  await Promise.all(commerces.splice(0).map((commerce) => commerce.stop()));
  await Promise.all(receivers.splice(0).map((receiver) => receiver.close()));
  servers.splice(0).forEach((server) => server.close());
});

async function receive(id: string): Promise<EventReceiver> {
  const receiver = await startEventReceiver(id);
  receivers.push(receiver);
  return receiver;
}

async function startWith(
  endpoints: readonly EventEndpoint[],
  own: NonNullable<Parameters<typeof startTestCommerce>[0]>['timing'],
): Promise<TestCommerce> {
  const destinations = endpoints.map(toDestination);
  const commerce = await startTestCommerce({ destinations, timing: { ...timing, ...own } });
  commerces.push(commerce);
  return commerce;
}
const start = (...endpoints: EventEndpoint[]) => startWith(endpoints, {});

async function payPix(commerce: TestCommerce, leadId: string): Promise<string> {
  const answer = await post(commerce.app, paths.paymentV2, paymentBody(leadId, 'pix'));
  return answer.json<PaymentResponse>().token;
}

async function buyByPix(commerce: TestCommerce): Promise<string> {
  const leadId = await createLead(commerce.app);
  await deliverWebhook(commerce, await payPix(commerce, leadId), 'captured');
  return leadId;
}
const purchase = ['payment.pending', 'payment.paid', 'invoice.requested', 'subscription.started'];
const typesOfPurchase = (events: readonly { type: string }[]) =>
  events.map(({ type }) => type).filter((type) => type !== 'lead.created');

const listDeliveries = (commerce: TestCommerce, destination: string) =>
  commerce.database.query(
    `select type, state, attempts, last_result from outbox_deliveries
     join outbox on outbox.id = event_id where destination = $1 order by outbox.sequence`,
    [destination],
  );

test('an event is signed as Standard Webhooks specifies, also while its secret is rotated', async () => {
  const school = await receive('school');
  const next = createSecret();
  const [current = ''] = school.endpoint.secrets;
  const commerce = await start({ ...school.endpoint, secrets: [next, current] });
  const leadId = await createLead(commerce.app);
  await school.of(leadId, 1);
  const [delivery] = school.deliveries;
  const { body = '', event, headers } = delivery ?? {};
  expect(headers?.['content-type']).toBe('application/json');
  expect(headers?.['webhook-id']).toBe(event?.id);
  const signed = {
    'webhook-id': String(headers?.['webhook-id']),
    'webhook-timestamp': String(headers?.['webhook-timestamp']),
    'webhook-signature': String(headers?.['webhook-signature']),
  };
  for (const secret of [next, current])
    expect(new Webhook(secret).verify(body, signed)).toEqual(event);
  expect(() => new Webhook(createSecret()).verify(body, signed)).toThrow();
  expect(() => new Webhook(next).verify(`${body} `, signed)).toThrow();
});

test('each endpoint receives only the events of its businesses and types', async () => {
  const all = await receive('all');
  const paid = await receive('paid');
  const other = await receive('other');
  const commerce = await start(
    all.endpoint,
    { ...paid.endpoint, types: ['payment.paid'] },
    { ...other.endpoint, businesses: ['medcof'] },
  );
  const leadId = await buyByPix(commerce);
  expect(typesOfPurchase(await all.of(leadId, 5))).toEqual(purchase);
  expect((await paid.of(leadId, 1)).map(({ type }) => type)).toEqual(['payment.paid']);
  expect(await listDeliveries(commerce, 'other')).toEqual([]);
});

async function startNonsense(): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end('\u0000\u0001 what do you want?\r\n\r\n');
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;
}

test('an endpoint that is dead, silent, broken, moved or endless delays no other and loses no event', async () => {
  const well = await receive('well');
  const silent = await receive('silent');
  silent.answer = () => undefined;
  const broken = await receive('broken');
  broken.answer = (_, response) => response.writeHead(500).end('no');
  const moved = await receive('moved');
  moved.answer = (_, response) => response.writeHead(302, { location: well.endpoint.url }).end();
  const endless = await receive('endless');
  endless.answer = (_, response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write('x'.repeat(65_536)), 5);
    response.on('close', () => {
      clearInterval(timer);
    });
  };
  const dead = { ...well.endpoint, id: 'dead', url: 'http://127.0.0.1:1/' };
  const nonsense = { ...well.endpoint, id: 'nonsense', url: await startNonsense() };
  const ill = [silent.endpoint, broken.endpoint, moved.endpoint, dead, nonsense];
  const commerce = await startWith([well.endpoint, endless.endpoint, ...ill], { deliverTimeoutMs });
  const leads = await Promise.all(Array.from({ length: 10 }, () => buyByPix(commerce)));
  for (const leadId of leads) {
    expect(typesOfPurchase(await well.of(leadId, 5))).toEqual(purchase);
  }
  expect(well.taken).toHaveLength(50);
  const delivered = async (id: string) =>
    (await listDeliveries(commerce, id)).filter(({ state }) => state === 'delivered').length;
  expect(
    await eventually(
      () => delivered('endless'),
      (count) => count === 50,
    ),
  ).toBe(50);
  for (const { id } of ill) {
    const rows = await eventually(
      () => listDeliveries(commerce, id),
      (all) => all.some((row) => row.last_result !== null),
    );
    expect(rows).toHaveLength(50);
    expect(rows.filter(({ state }) => state !== 'pending')).toEqual([]);
    // A failing endpoint is tried a few times, not once for each of its events.
    expect(rows.reduce((sum, row) => sum + Number(row.attempts), 0)).toBeLessThan(25);
  }
  const results = async (id: string) =>
    new Set((await listDeliveries(commerce, id)).map((row) => row.last_result));
  expect(await results('silent')).toContain('time-out');
  expect(await results('broken')).toContain('status 500');
  expect(await results('moved')).toContain('status 302');
  expect(await results('dead')).toContain('ECONNREFUSED');
  expect(await results('nonsense')).toContain('HPE_INVALID_CONSTANT');
  const series = await readSeries(commerce.app.metricReaders);
  const told = 'checkout_event_deliveries_total{destination="well",result="delivered"}';
  expect(series.get(told)).toBeGreaterThanOrEqual(50);
});

test('a refused event blocks only its own purchase, which then continues in order', async () => {
  const school = await receive('school');
  const commerce = await start(school.endpoint);
  const held = await createLead(commerce.app);
  await school.of(held, 1);
  school.answer = ({ event }, response) => {
    const isRefused = event.type === 'payment.pending' && event.data.leadId === held;
    response.writeHead(isRefused ? 503 : 200).end();
  };
  await deliverWebhook(commerce, await payPix(commerce, held), 'captured');
  const other = await buyByPix(commerce);
  expect(typesOfPurchase(await school.of(other, 5))).toEqual(purchase);
  expect(await school.of(held, 1)).toHaveLength(1);
  school.answer = undefined;
  commerce.passTime(60_000);
  expect(typesOfPurchase(await school.of(held, 5))).toEqual(purchase);
});

test('an endpoint that recovers receives everything in order, and its circuit closes', async () => {
  const school = await receive('school');
  school.answer = (_, response) => response.writeHead(500).end();
  const commerce = await start(school.endpoint);
  const leads = await Promise.all(Array.from({ length: 5 }, () => buyByPix(commerce)));
  await eventually(
    () => school.deliveries.length,
    (count) => count >= 5,
  );
  school.answer = undefined;
  commerce.passTime(120_000);
  for (const leadId of leads) expect(typesOfPurchase(await school.of(leadId, 5))).toEqual(purchase);
});

test('an endpoint that answers 410 is not retried, and its event is listed as failed', async () => {
  const school = await receive('school');
  school.answer = (_, response) => response.writeHead(410).end();
  const commerce = await start(school.endpoint);
  await createLead(commerce.app);
  const [row] = await eventually(
    () => listDeliveries(commerce, 'school'),
    ([first]) => first?.state === 'failed',
  );
  expect(row).toMatchObject({ state: 'failed', attempts: 1, last_result: 'status 410' });
  commerce.passTime(5 * 60_000);
  const second = await createLead(commerce.app);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(school.deliveries.filter(({ event }) => event.data.leadId === second)).toEqual([]);
});

test('an event is abandoned after three days of attempts, and those after it are delivered', async () => {
  const school = await receive('school');
  const commerce = await start(school.endpoint);
  const leadId = await createLead(commerce.app);
  await school.of(leadId, 1);
  school.answer = ({ event }, response) =>
    response.writeHead(event.type === 'payment.pending' ? 500 : 200).end();
  await payPix(commerce, leadId);
  const stateOf = async () => {
    const rows = await listDeliveries(commerce, 'school');
    return rows.find((row) => row.type === 'payment.pending');
  };
  const tried = await eventually(stateOf, (row) => row?.last_result !== null);
  expect(tried).toMatchObject({ state: 'pending' });
  commerce.passTime(71 * 3_600_000);
  await eventually(stateOf, (row) => Number(row?.attempts) >= 2);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await stateOf()).toMatchObject({ state: 'pending' });
  commerce.passTime(5 * 3_600_000);
  expect(await eventually(stateOf, (row) => row?.state === 'failed')).toMatchObject({
    state: 'failed',
    last_result: 'status 500',
  });
});

async function startWorker(
  { database }: TestCommerce,
  endpoint: EventEndpoint,
  ahead = 0,
): Promise<App> {
  const worker = await buildCommerce({
    ...commerceOptions(database.url),
    roles: ['worker'],
    clock: () => new Date(Date.now() + ahead),
    timing,
    destinations: [toDestination(endpoint)],
  });
  await worker.ready();
  return worker;
}

test('three workers share the deliveries: each event arrives once, and in order within its purchase', async () => {
  const school = await receive('school');
  school.answer = (_, response) => {
    setTimeout(() => response.writeHead(204).end(), 5);
  };
  const commerce = await start(school.endpoint);
  const workers = [
    await startWorker(commerce, school.endpoint),
    await startWorker(commerce, school.endpoint),
  ];
  const leads = await Promise.all(Array.from({ length: 20 }, () => buyByPix(commerce)));
  for (const leadId of leads) expect(typesOfPurchase(await school.of(leadId, 5))).toEqual(purchase);
  expect(new Set(school.deliveries.map(({ event }) => event.id)).size).toBe(100);
  expect(school.deliveries).toHaveLength(100);
  await Promise.all(workers.map((worker) => worker.close()));
});
