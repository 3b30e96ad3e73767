import { createServer, type Socket } from 'node:net';
import { buildCommerce } from '@/commerce/buildCommerce';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentResponse } from '@/contract/payment';
import { eventually } from '@/testing/eventually';
import { commerceOptions } from '../support/commerceOptions';
import { createLead, paymentBody, post } from '../support/commerceRequests';
import { readSeries } from '../support/readSeries';
import { startTestCommerce, type TestCommerce } from '../support/startTestCommerce';

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce({
    timing: { sweepIntervalMs: 60_000, unreceivedGraceMs: 600_000 },
  });
});
afterEach(() => {
  commerce.provider.reset();
});
afterAll(() => commerce.stop());

const read = () => readSeries(commerce.app.metricReaders);

async function grown(name: string, work: () => Promise<unknown>): Promise<number> {
  const before = (await read()).get(name) ?? 0;
  await work();
  return ((await read()).get(name) ?? 0) - before;
}

const paid = (state: string, method = 'credit-card') =>
  `checkout_payments_total{brand="ms",business="meusucesso",product="ms",method="${method}",state="${state}"}`;

async function pay(method: 'card' | 'pix' = 'card') {
  const body = paymentBody(await createLead(commerce.app), method);
  return post(commerce.app, paths.paymentV2, body);
}

test('payments are counted by brand, business, product, method and state', async () => {
  expect(await grown(paid('created'), () => pay())).toBe(1);
  expect(await grown(paid('paid'), () => pay())).toBe(1);
  expect(await grown(paid('pending', 'pix'), () => pay('pix'))).toBe(1);
  commerce.provider.nextCardStatuses = ['declined'];
  expect(await grown(paid('declined'), () => pay())).toBe(1);
});

test('a rolled back payment is not counted', async () => {
  await commerce.database.query(
    "alter table payment_transitions add constraint no_more check (to_state <> 'processing') not valid",
  );
  const refused = await grown(paid('created'), async () => {
    expect((await pay()).statusCode).toBe(500);
  });
  await commerce.database.query('alter table payment_transitions drop constraint no_more');
  expect(refused).toBe(0);
});

test('a thousand unknown URLs add no series', async () => {
  await commerce.app.inject('/nothing');
  const before = (await read()).size;
  for (let index = 0; index < 1_000; index += 1)
    await commerce.app.inject(`/nothing-${index}?q=${index}`);
  const series = await read();
  expect(series.size).toBe(before);
  expect([...series.keys()].join()).not.toContain('nothing');
  const unknown = 'http_request_duration_seconds_count{method="GET",route="unknown",status="4xx"}';
  expect(series.get(unknown)).toBe(1_001);
});

test('no series contains an id or a query', async () => {
  const token = `token-${'x'.repeat(32)}`;
  await commerce.app.inject(`${buildPath(paths.payment, { token })}?email=maria@exemplo.com.br`);
  const names = [...(await read()).keys()].join('\n');
  expect(names).toContain(`route="${paths.payment}"`);
  expect(names).not.toMatch(/xxxx|maria/);
});

test('buyers cannot read the metrics', async () => {
  expect((await commerce.app.inject('/metrics')).statusCode).toBe(404);
});

test('a webhook is counted by its result', async () => {
  const send = (provider: string, payload: object, headers = {}) =>
    commerce.app.inject({
      method: 'POST',
      url: buildPath(paths.webhook, { provider }),
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    });
  const result = (name: string) => `checkout_webhooks_total{result="${name}"}`;
  expect(await grown(result('unknown_provider'), () => send('nobody', {}))).toBe(1);
  const unsigned = await grown(result('bad_signature'), () => send('fake', {}));
  expect(unsigned).toBe(1);
});

test('provider calls are measured by result', async () => {
  const charge = (result: string) =>
    `checkout_provider_call_duration_seconds_count{provider="payments",call="createCharge",result="${result}"}`;
  expect(await grown(charge('answered'), () => pay())).toBe(1);
  commerce.provider.behaviours = ['turn-away'];
  expect(await grown(charge('not_reached'), () => pay())).toBeGreaterThan(0);
});

test('uncertain charges, the lag of the sweep and open alarms are read from the database', async () => {
  const series = await read();
  expect(series.get('checkout_database_up')).toBe(1);
  expect(series.get('checkout_parts_in_doubt')).toBe(0);
  expect(series.get('checkout_payment_alarms_open')).toBe(0);
  expect(series.get('checkout_database_connections{state="waiting"}')).toBe(0);

  const { database } = commerce;
  await database.query(
    `update payment_parts set state = 'processing', pending_action = null,
       next_check_at = now() - interval '100 seconds', created_at = now() - interval '5 minutes'
     where reference = (select reference from payment_parts limit 1)`,
  );
  await database.query(
    `insert into payment_alarms (kind, expected, received, first_at, last_at)
     values ('unknown_charge', 'a payment of its own', 'charge', now(), now())`,
  );
  const later = await eventually(read, (now) => now.get('checkout_parts_in_doubt') === 1);
  expect(later.get('checkout_parts_in_doubt')).toBe(1);
  expect(later.get('checkout_payment_alarms_open')).toBe(1);
  const lag = later.get('checkout_sweep_lag_seconds{lane="in-doubt"}');
  expect(lag).toBeGreaterThanOrEqual(100);
  // Since it was due, not since it was created.
  expect(lag).toBeLessThan(250);
});

test('any number of scrapes queries the database once in five seconds', async () => {
  const { database } = commerce;
  const [start] = await database.query('select clock_timestamp()::text as at');
  const askMany = async () => {
    await Promise.all(Array.from({ length: 50 }, read));
    const [row] = await database.query(
      `select count(*)::int as asked from pg_stat_activity
       where query like '%lagInDoubt%' and pid <> pg_backend_pid() and query_start > $1`,
      [start?.at],
    );
    return Number(row?.asked);
  };
  // Fifty statements at once would each have their own connection.
  expect(await eventually(askMany, (asked) => asked > 0)).toBe(1);
});

test('an open event stream is counted until its page leaves', async () => {
  const { token } = (await pay('pix')).json<PaymentResponse>();
  const origin = await commerce.app.listen({ port: 0, host: '127.0.0.1' });
  const url = `${origin}${buildPath(paths.paymentEvents, { token })}`;
  const stream = await fetch(url, { headers: { accept: 'text/event-stream' } });
  expect((await read()).get('checkout_event_streams')).toBe(1);
  await stream.body?.cancel();
  const left = await eventually(read, (now) => now.get('checkout_event_streams') === 0);
  expect(left.get('checkout_event_streams')).toBe(0);
});

test('an unavailable database fails no scrape, and a silent one delays none', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const address = silent.address();
  const silentPort = typeof address === 'object' && address ? address.port : 0;
  for (const port of [1, silentPort]) {
    const app = await buildCommerce({
      // The timeout for a connection is half a minute.
      ...commerceOptions(`postgresql://nobody@127.0.0.1:${port}/none`),
      roles: ['api'],
      clock: () => new Date(),
    });
    await app.ready();
    const began = performance.now();
    const series = await readSeries(app.metricReaders);
    expect(performance.now() - began).toBeLessThan(15_000);
    expect(series.get('checkout_database_up')).toBe(0);
    expect(series.has('checkout_parts_in_doubt')).toBe(false);
    sockets.forEach((socket) => socket.destroy());
    await app.close();
  }
  silent.close();
});

test('mails that a server does not accept are counted as waiting, where mails are configured', async () => {
  expect((await read()).has('checkout_mails_waiting')).toBe(false);
  const writing = await startTestCommerce({
    timing: { deliverIntervalMs: 50 },
    mailer: {
      from: 'checkout@school.example',
      sender: {
        send: () => Promise.resolve({ kind: 'failed', reason: 'away' }),
        close: () => undefined,
      },
    },
  });
  await post(writing.app, paths.paymentV2, paymentBody(await createLead(writing.app), 'pix'));
  const series = await eventually(
    () => readSeries(writing.app.metricReaders),
    (told) => told.get('checkout_mails_waiting') === 1,
  );
  await writing.stop();
  expect(series.get('checkout_mails_waiting')).toBe(1);
  expect(series.get('checkout_mails_failed')).toBe(0);
  expect(series.get('checkout_mails_oldest_seconds')).toBeGreaterThan(0);
});
