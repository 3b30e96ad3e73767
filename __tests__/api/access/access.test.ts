import { createHash, randomUUID } from 'node:crypto';
import { createAccessLink } from '@/commerce/modules/access/accessLink';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentResponse } from '@/contract/payment';
import type { Problem } from '@/contract/problem';
import { collectEvents } from '../../support/collectEvents';
import { createLead, paymentBody, post } from '../../support/commerceRequests';
import { anyString } from '../../support/matchers';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

const collector = collectEvents();
const secret = 'a secret of the tests';
const key = 'the-key-of-a-school';
const otherKey = 'the-key-of-another-school';
const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const hour = 3_600_000;

let commerce: TestCommerce;
let passed = 0;

beforeAll(async () => {
  commerce = await startTestCommerce({
    buyerLinkSecrets: [secret],
    schools: [
      { business: 'meusucesso', keys: [hash('an earlier key'), hash(key)] },
      { business: 'medcof', keys: [hash(otherKey)] },
    ],
    destinations: [collector.destination],
    timing: { deliverIntervalMs: 50 },
  });
});
afterAll(() => commerce.stop());
afterEach(() => {
  commerce.passTime(-passed);
  passed = 0;
});

function pass(milliseconds: number): void {
  passed += milliseconds;
  commerce.passTime(milliseconds);
}

async function buy(method: 'card' | 'pix' = 'card') {
  const lead = await createLead(commerce.app);
  const { token } = (
    await post(commerce.app, paths.paymentV2, paymentBody(lead, method))
  ).json<PaymentResponse>();
  const [row] = await commerce.database.query('select id from payments where token = $1', [token]);
  return { id: String(row?.id), lead, token };
}

function linkTo(id: string, { age = 0, by = secret } = {}): string {
  const link = createAccessLink(
    {
      buyerLinkSecrets: [by],
      clock: () => new Date(Date.now() + passed - age),
      schools: [],
      webUrl: 'https://pay.example',
    },
    { id, state: 'paid', business: 'meusucesso', purchase: { type: 'direct' } },
  );
  return link?.split('/').at(-1) ?? '';
}

function exchange(token: string, { as = key, idempotencyKey = randomUUID() } = {}) {
  return commerce.app.inject({
    method: 'POST',
    url: paths.accessExchange,
    headers: { authorization: `Bearer ${as}`, 'idempotency-key': idempotencyKey },
    payload: { token },
  });
}

const look = async (token: string) =>
  (await commerce.app.inject(buildPath(paths.access, { token }))).statusCode;

function said(answer: Awaited<ReturnType<typeof exchange>>) {
  const { instance, ...problem } = answer.json<Problem>();
  expect(instance).toEqual(expect.any(String));
  return problem;
}

test('a school exchanges a link for the purchase and its buyer, once', async () => {
  const { id } = await buy();
  const token = linkTo(id);
  expect(await look(token)).toBe(200);
  const idempotencyKey = randomUUID();
  const granted = await exchange(token, { idempotencyKey });
  expect(granted.statusCode).toBe(200);
  expect(granted.json()).toEqual({
    purchaseId: anyString,
    paymentId: id,
    orderNumber: id.slice(-8).toUpperCase(),
    subscriptionId: anyString,
    business: 'meusucesso',
    productCode: 'ms',
    operation: 'BR',
    planId: 'ms-anual',
    description: anyString,
    buyer: {
      name: 'Maria da Silva',
      email: 'maria.silva@example.com',
      phone: '+5511987654321',
    },
  });
  // Its response was lost: the repeated call gets the same one.
  expect((await exchange(token, { idempotencyKey })).json()).toEqual(granted.json());
  expect((await exchange(token)).statusCode).toBe(404);
  expect(await look(token)).toBe(404);
});

test('only one of several simultaneous exchanges is granted', async () => {
  const { id } = await buy();
  const token = linkTo(id);
  const answers = await Promise.all(Array.from({ length: 8 }, () => exchange(token)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
    200,
    ...Array<number>(7).fill(404),
  ]);
});

test('any invalid link or key gets the same answer', async () => {
  const { id } = await buy();
  const used = linkTo(id);
  await exchange(used);
  const fresh = await buy();
  const pending = await buy('pix');
  const refused = [
    await exchange('no link at all'),
    await exchange(linkTo(fresh.id, { by: 'another secret' })),
    await exchange(linkTo(randomUUID())),
    await exchange(used),
    await exchange(linkTo(fresh.id, { age: 73 * hour })),
    await exchange(linkTo(pending.id)),
    await exchange(linkTo(fresh.id), { as: otherKey }),
    await exchange(linkTo(fresh.id), { as: 'nobody’s'.replace('’', '') }),
  ];
  const unknown = await commerce.app.inject({ method: 'POST', url: '/api/v1/nothing' });
  for (const answer of refused) {
    expect(answer.statusCode).toBe(404);
    expect(said(answer)).toEqual(said(unknown));
  }
  expect((await exchange(linkTo(fresh.id))).statusCode).toBe(200);
});

test('an exchanged link invalidates the links sent before it, and a newer one works', async () => {
  const { id } = await buy();
  const earlier = linkTo(id, { age: 2 * hour });
  const later = linkTo(id, { age: hour });
  expect((await exchange(later)).statusCode).toBe(200);
  expect((await exchange(earlier)).statusCode).toBe(404);
  pass(1_000);
  expect((await exchange(linkTo(id))).statusCode).toBe(200);
});

const resend = (token: string, idempotencyKey = randomUUID(), remoteAddress = '127.0.0.1') =>
  commerce.app.inject({
    method: 'POST',
    remoteAddress,
    url: paths.accessResend,
    headers: { 'idempotency-key': idempotencyKey },
    payload: { token },
  });

test('a request for a lost link publishes one event per key, up to three a day', async () => {
  const { lead, token } = await buy();
  const again = randomUUID();
  const answer = await resend(token, again);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ email: 'm•••@example.com' });
  expect((await resend(token, again)).statusCode).toBe(200);
  const told = (await collector.of(lead, 5)).filter(({ type }) => type === 'access.requested');
  expect(told).toHaveLength(1);
  expect(told[0]?.data).toMatchObject({ token, buyer: { email: 'maria.silva@example.com' } });
  expect((await resend(token)).statusCode).toBe(200);
  expect((await resend(token)).statusCode).toBe(200);
  const refused = await resend(token);
  expect(refused.statusCode).toBe(429);
  expect(refused.json<Problem>().retryAfter).toBeGreaterThan(23 * 3_600);
  pass(25 * hour);
  expect((await resend(token)).statusCode).toBe(200);
});

test('an address may ask for lost links twenty times an hour, and another one is not affected', async () => {
  const { token } = await buy();
  const again = randomUUID();
  const ask = async (address: string) => (await resend(token, again, address)).statusCode;
  for (let asked = 0; asked < 20; asked += 1) expect(await ask('203.0.113.7')).toBe(200);
  expect(await ask('203.0.113.7')).toBe(429);
  expect(await ask('203.0.113.8')).toBe(200);
});

test('a link is not sent again for an unpaid purchase', async () => {
  const { token } = await buy('pix');
  expect((await resend(token)).statusCode).toBe(404);
  expect((await resend('a-token-of-nobody-1')).statusCode).toBe(404);
});
