import { randomUUID } from 'node:crypto';
import { buildCommerce } from '@/commerce/buildCommerce';
import type { App } from '@/commerce/http/App';
import { createLimits } from '@/commerce/limits';
import { ProviderUnavailable } from '@/commerce/providers/errors';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentResponse, PaymentView } from '@/contract/payment';
import { cards, typedCard } from '@/testing/cards';
import { eventually } from '@/testing/eventually';
import { parts } from '@/testing/requests';
import { readLedger } from '@/testing/sandbox';
import { commerceOptions } from '../support/commerceOptions';
import { createLead, paymentBody, post } from '../support/commerceRequests';
import { connectPatiently } from '../support/connectPatiently';
import { buyer, other } from '../support/limitedCalls';
import { deliverWebhookOf } from '../support/paidLater';
import { type SandboxSystem, startSandboxSystem } from '../support/startSandboxSystem';
import { quickSweep, startTestCommerce, type TestCommerce } from '../support/startTestCommerce';

const limits = {
  'declines-per-lead': 2,
  'declines-per-address': 2,
  'declines-per-card': 3,
  'declines-alarm': 2,
};

const from = (address?: string) => (address === undefined ? {} : { 'x-forwarded-for': address });

async function becomes(app: App, token: string, state: string): Promise<void> {
  await eventually(
    async () => (await app.inject(buildPath(paths.payment, { token }))).json<PaymentView>(),
    (view) => view.state === state,
  );
}

describe('a card whose bank asks its buyer first (3-D Secure)', () => {
  let system: SandboxSystem;
  beforeAll(async () => {
    system = await startSandboxSystem({ limits });
  });
  beforeEach(() => system.database.query('delete from rate_limits'));
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => system.stop());

  async function pay({ address, leadId, number = cards.threeDSecure }: Tried = {}) {
    const part = parts.card(114000, 12, typedCard(number));
    const lead = leadId ?? (await createLead(system.app));
    const body = paymentBody(lead, 'card', { paymentMethods: [part] });
    return post(system.app, paths.paymentV2, body, randomUUID(), from(address));
  }

  async function answerBank(answer: 'authorize' | 'refuse', tried: Tried = {}): Promise<void> {
    const { redirect, token } = (await pay(tried)).json<PaymentResponse>();
    const { pathname } = new URL(redirect ?? '');
    await fetch(`${system.sandboxUrl}${pathname}/answer`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `answer=${answer}`,
    });
    await becomes(system.app, token, answer === 'refuse' ? 'declined' : 'paid');
  }

  const countCharges = async () =>
    (await readLedger(system)).filter(({ kind }) => kind === 'created').length;

  test('and declines it afterwards counts for its lead', async () => {
    const before = await countCharges();
    const leadId = await createLead(system.app);
    await answerBank('refuse', { leadId });
    await answerBank('refuse', { leadId });
    const refused = await pay({ leadId });
    expect(refused.json()).toMatchObject({ code: 'rate_limited' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
    expect(await countCharges()).toBe(before + 2);
  });

  test('and declines it afterwards counts for its number, whoever sends it', async () => {
    for (let count = 0; count < 3; count += 1) await answerBank('refuse');
    expect((await pay()).statusCode).toBe(429);
    expect((await pay({ number: cards.approved })).statusCode).toBe(201);
  });

  test('and declines it afterwards counts for its address and the alarm', async () => {
    const log = vi.spyOn(system.app.log, 'error');
    await answerBank('refuse', { address: buyer });
    expect(log).not.toHaveBeenCalled();
    await answerBank('refuse', { address: buyer });
    expect((await pay({ address: buyer })).statusCode).toBe(429);
    expect((await pay({ address: other, number: cards.approved })).statusCode).toBe(201);
    await eventually(
      () => log.mock.calls.map(([details]) => details),
      (said) => said.length > 0,
    );
    expect(log.mock.calls).toEqual([[{ limit: 'declines-alarm' }, 'limit reached']]);
  });

  test('counts until it is answered, and no more once it is paid', async () => {
    const leadId = await createLead(system.app);
    await pay({ address: buyer });
    await pay({ address: buyer });
    expect((await pay({ address: buyer })).statusCode).toBe(429);
    await system.database.query('delete from rate_limits');
    await system.database.query('delete from counted_declines');
    for (let count = 0; count < 4; count += 1) await answerBank('authorize', { address: buyer });
    expect((await pay({ address: buyer, leadId })).statusCode).toBe(201);
  });
});

interface Tried {
  address?: string;
  leadId?: string;
  number?: string;
}

describe('a card whose answer came too late', () => {
  let commerce: TestCommerce;
  beforeAll(async () => {
    commerce = await startTestCommerce({ limits, timing: quickSweep });
  });
  beforeEach(async () => {
    await commerce.database.query('delete from rate_limits');
    await commerce.database.query('delete from counted_declines');
    vi.spyOn(commerce.provider, 'fingerprint').mockImplementation((card) =>
      Promise.resolve(card.split('.').at(-1) ?? ''),
    );
  });
  afterEach(() => {
    commerce.provider.reset();
    vi.restoreAllMocks();
  });
  afterAll(() => commerce.stop());

  const pay = async ({ address, leadId }: Tried = {}, app = commerce.app) => {
    const body = paymentBody(leadId ?? (await createLead(app)));
    return post(app, paths.paymentV2, body, randomUUID(), from(address));
  };

  /** The provider's answer and the look-up are lost; the sweep finds the charge. */
  async function payUnanswered(state: 'declined' | 'paid', tried: Tried = {}): Promise<void> {
    const { provider } = commerce;
    provider.cardStatus = state === 'paid' ? 'captured' : 'declined';
    provider.behaviours = ['drop-after'];
    vi.spyOn(provider, 'findCharge').mockRejectedValueOnce(new ProviderUnavailable('lost'));
    const { payment, token } = (await pay(tried)).json<PaymentResponse>();
    expect(payment?.state).toBe('processing');
    commerce.passTime(20_000);
    await becomes(commerce.app, token, state);
    provider.cardStatus = 'captured';
  }

  const countHeld = async () =>
    (await commerce.database.query('select from counted_declines')).length;

  const readPoints = async () => {
    const rows = await commerce.database.query(
      "select points from rate_limits where key like 'declines-%'",
    );
    return rows.map(({ points }) => Number(points));
  };

  test('counts for its lead when the sweep finds it declined', async () => {
    const leadId = await createLead(commerce.app);
    await payUnanswered('declined', { leadId });
    await payUnanswered('declined', { leadId });
    expect((await pay({ leadId })).json()).toMatchObject({ code: 'rate_limited' });
  });

  test('counts for its number, its address and the alarm', async () => {
    const log = vi.spyOn(commerce.app.log, 'error');
    await payUnanswered('declined', { address: buyer });
    await payUnanswered('declined', { address: buyer });
    expect((await pay({ address: buyer })).statusCode).toBe(429);
    await payUnanswered('declined', { address: other });
    expect((await pay()).statusCode).toBe(429);
    await eventually(
      () => log.mock.calls.length,
      (count) => count > 0,
    );
    expect(log.mock.calls).toEqual([[{ limit: 'declines-alarm' }, 'limit reached']]);
  });

  test('does not count when the sweep finds it paid, or never received', async () => {
    for (let count = 0; count < 4; count += 1) await payUnanswered('paid', { address: buyer });
    commerce.provider.behaviours = ['drop-before'];
    vi.spyOn(commerce.provider, 'findCharge').mockRejectedValueOnce(
      new ProviderUnavailable('lost'),
    );
    const { token } = (await pay({ address: buyer })).json<PaymentResponse>();
    commerce.passTime(60_000);
    await becomes(commerce.app, token, 'declined');
    await eventually(countHeld, (held) => held === 0);
    await eventually(readPoints, (points) => points.every((point) => point === 0));
  });

  test('is released once, by whichever process learns that it is paid', async () => {
    const { database, provider } = commerce;
    const second = await buildCommerce({ ...commerceOptions(database.url), limits, provider });
    await second.ready();
    provider.cardStatus = 'requires_action';
    await pay({ address: buyer });
    expect(await readPoints()).toEqual([1, 1, 1]);
    const reference = provider.orders.at(-1)?.reference ?? '';
    provider.set(reference, 'captured');
    const webhooks = [commerce.app, second, second, commerce.app];
    await Promise.all(webhooks.map((app) => deliverWebhookOf({ app }, reference)));
    await second.close();
    expect(await readPoints()).toEqual([0, 0, 0]);
    provider.set(reference, 'refunded');
    await deliverWebhookOf(commerce, reference);
    expect(await readPoints()).toEqual([0, 0, 0]);
  });

  test('is not released from a window that began after its own', async () => {
    const { close, pool } = connectPatiently(commerce.database.url);
    const numbers = { 'declines-per-lead': 1 };
    const store = createLimits(pool, { numbers, onReached: () => undefined });
    const consume = () => store.consume([{ limit: 'declines-per-lead', key: 'a lead' }]);
    const counts = await consume();
    await store.release(counts.map((count) => ({ ...count, until: Date.now() - 1 })));
    await expect(consume()).rejects.toMatchObject({ code: 'rate_limited' });
    await store.release(counts);
    expect(await consume()).toHaveLength(1);
    await close();
  });

  test('counts when its buyer leaves the bank and pays otherwise, and raises no alarm', async () => {
    const log = vi.spyOn(commerce.app.log, 'error');
    commerce.provider.cardStatus = 'requires_action';
    const leadId = await createLead(commerce.app);
    expect(await statusesOf(3, () => pay({ leadId }))).toEqual([201, 201, 429]);
    const pix = await post(commerce.app, paths.paymentV2, paymentBody(leadId, 'pix'));
    expect(pix.statusCode).toBe(201);
    expect(await countHeld()).toBe(0);
    expect(log).not.toHaveBeenCalled();
  });
});

async function statusesOf(count: number, ask: () => ReturnType<typeof post>): Promise<number[]> {
  const found: number[] = [];
  for (let index = 0; index < count; index += 1) found.push((await ask()).statusCode);
  return found;
}
