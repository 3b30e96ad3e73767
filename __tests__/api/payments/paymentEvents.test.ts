import { randomUUID } from 'node:crypto';
import { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentView, PaymentResponse } from '@/contract/payment';
import { eventually } from '@/testing/eventually';
import { createLead, paymentBody, post } from '../../support/commerceRequests';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;
let origin: string;

beforeAll(async () => {
  commerce = await startTestCommerce();
  origin = await commerce.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => commerce.stop());

async function openPix(): Promise<{ token: string; paymentId: string }> {
  const body = paymentBody(await createLead(commerce.app), 'pix');
  const { token } = (await post(commerce.app, paths.paymentV2, body)).json<PaymentResponse>();
  const [row] = await commerce.database.query('select id from payments where token = $1', [token]);
  return { token, paymentId: String(row?.id) };
}

function payByWebhook(paymentId: string) {
  commerce.provider.set(paymentId, 'captured');
  return commerce.app.inject({
    method: 'POST',
    url: buildPath(paths.webhook, { provider: 'fake' }),
    headers: { 'content-type': 'application/json', 'x-fake-signature': 'good' },
    payload: { id: randomUUID(), paymentId },
  });
}

async function runSequentially<Answer>(steps: (() => Promise<Answer>)[]): Promise<Answer[]> {
  const answers = [];
  for (const step of steps) answers.push(await step());
  return answers;
}

interface Watcher {
  contentType: string | null;
  states: PaymentView['state'][];
  lines: string[];
  ended: Promise<void>;
  leave: () => void;
}

const ask = (token: string, address: string, signal?: AbortSignal) =>
  fetch(`${origin}${buildPath(paths.paymentEvents, { token })}`, {
    headers: { accept: 'text/event-stream', 'x-forwarded-for': address },
    ...(signal && { signal }),
  });

async function watch(token: string, address = '203.0.113.1'): Promise<Watcher> {
  const abort = new AbortController();
  const response = await ask(token, address, abort.signal);
  expect(response.status).toBe(200);
  const states: PaymentView['state'][] = [];
  const lines: string[] = [];
  const read = async () => {
    let text = '';
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk).toString();
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      lines.push(...events);
      // The others are comments that keep the connection alive.
      const told = events.filter((event) => event.startsWith('data: '));
      const payments = told.map((event) => JSON.parse(event.replace('data: ', '')) as PaymentView);
      states.push(...payments.map(({ state }) => state));
    }
  };
  return {
    contentType: response.headers.get('content-type'),
    states,
    lines,
    ended: read().catch(() => undefined),
    leave: () => {
      abort.abort();
    },
  };
}

const told = ({ states }: Watcher, state: PaymentView['state']) =>
  eventually(
    () => states,
    (list) => list.includes(state),
  );

test('an unknown payment has no stream', async () => {
  const response = await fetch(
    `${origin}${buildPath(paths.paymentEvents, { token: 'x'.repeat(32) })}`,
  );
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'not_found' });
});

test('a stream sends the current payment, and each change', async () => {
  const { token, paymentId } = await openPix();
  const watcher = await watch(token);
  expect(watcher.contentType).toBe('text/event-stream');
  expect(await told(watcher, 'pending')).toEqual(['pending']);
  await payByWebhook(paymentId);
  expect(await told(watcher, 'paid')).toEqual(['pending', 'paid']);
  watcher.leave();
  await watcher.ended;
});

test('a stream sends the payment that pays the purchase of the watched one instead', async () => {
  const leadId = await createLead(commerce.app);
  const pay = async (method: 'card' | 'pix') =>
    (
      await post(commerce.app, paths.paymentV2, paymentBody(leadId, method))
    ).json<PaymentResponse>();
  const pix = await pay('pix');
  const watcher = await watch(pix.token);
  await told(watcher, 'pending');
  const card = await pay('card');
  await told(watcher, 'paid');
  expect(watcher.lines.at(-1)).toContain(`"token":"${card.token}"`);
  watcher.leave();
  await watcher.ended;
});

test('three hundred streams share a few database connections, and all get the change', async () => {
  const payments = await runSequentially(Array.from({ length: 60 }, () => openPix));
  const watchers = await Promise.all(
    payments.flatMap(({ token }, index) =>
      Array.from({ length: 5 }, () => watch(token, `203.0.113.${index}`)),
    ),
  );
  await Promise.all(watchers.map((watcher) => told(watcher, 'pending')));
  const [row] = await commerce.database.query(
    "select count(*)::int as open from pg_stat_activity where application_name like 'commerce%' and datname = current_database()",
  );
  expect(row?.open).toBeLessThanOrEqual(21);
  await Promise.all(payments.map(({ paymentId }) => payByWebhook(paymentId)));
  await Promise.all(watchers.map((watcher) => told(watcher, 'paid')));
  // Each received its own start and the change, not the starts of the others.
  expect([...new Set(watchers.map(({ states }) => states.join()))]).toEqual(['pending,paid']);
  watchers.forEach(({ leave }) => {
    leave();
  });
  await Promise.all(watchers.map(({ ended }) => ended));
});

test('a sixth stream of a payment is refused until another one ends', async () => {
  const { token } = await openPix();
  const watchers = await Promise.all(Array.from({ length: 5 }, () => watch(token)));
  const refused = await ask(token, '198.51.100.7');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('30');
  expect(await refused.json()).toMatchObject({ code: 'rate_limited', retryAfter: 30 });
  watchers[0]?.leave();
  const later = await eventually(
    () => ask(token, '198.51.100.7'),
    ({ status }) => status === 200,
  );
  await later.body?.cancel();
  watchers.forEach(({ leave }) => {
    leave();
  });
});

test('an address has at most fifty streams, whatever they watch', async () => {
  const payments = await runSequentially(Array.from({ length: 11 }, () => openPix));
  const address = '203.0.113.99';
  const watchers = await Promise.all(
    payments
      .slice(1)
      .flatMap(({ token }) => Array.from({ length: 5 }, () => watch(token, address))),
  );
  const token = payments[0]?.token ?? '';
  expect((await ask(token, address)).status).toBe(429);
  const other = await watch(token, '203.0.113.98');
  [...watchers, other].forEach(({ leave }) => {
    leave();
  });
});

test('a stream survives the loss of the listening connection', async () => {
  const { token, paymentId } = await openPix();
  const watcher = await watch(token);
  await told(watcher, 'pending');
  const killed = await commerce.database.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'commerce-feed' and datname = current_database()",
  );
  expect(killed).toHaveLength(1);
  await payByWebhook(paymentId);
  expect((await told(watcher, 'paid')).at(-1)).toBe('paid');
  watcher.leave();
  await watcher.ended;
});

async function watchAnother() {
  const other = await startTestCommerce();
  const mine = { commerce, origin };
  commerce = other;
  origin = await other.app.listen({ port: 0, host: '127.0.0.1' });
  const { token } = await openPix();
  const watcher = await watch(token);
  await told(watcher, 'pending');
  ({ commerce, origin } = mine);
  return { other, watcher };
}

test('streams end when the service stops, and their pages are asked to come back at once', async () => {
  const { other, watcher } = await watchAnother();
  await other.stop();
  await expect(watcher.ended).resolves.toBeUndefined();
  expect(watcher.lines.at(-1)).toBe('retry: 500');
});

test('a stream that cannot be finished, because its page reads nothing, is cut when the service stops', async () => {
  const { other, watcher } = await watchAnother();
  // What has been written stays in a buffer, and the answer does not end.
  const end = vi.spyOn(ServerResponse.prototype, 'end').mockReturnThis();
  const stopped = other.stop();
  const first = await Promise.race([
    watcher.ended.then(() => 'cut'),
    wait(20_000, 'open', { ref: false }),
  ]);
  end.mockRestore();
  expect(first).toBe('cut');
  await stopped;
});
