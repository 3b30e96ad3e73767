import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { createDatabaseClock } from '@/commerce/database/clock';
import { ProviderRefusal, ProviderUnavailable } from '@/commerce/providers/errors';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentResponse, PaymentView } from '@/contract/payment';
import type { ServedCardKey } from '@/contract/cardKey';
import { eventually } from '@/testing/eventually';
import { createLead, paymentBody, post } from '../../support/commerceRequests';
import { connectPatiently } from '../../support/connectPatiently';
import { anyString } from '../../support/matchers';
import { quickSweep, startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

/** Three quarters of it are enough for everything else on a busy machine. */
const answerTimeoutMs = 4_000;

let commerce: TestCommerce;
beforeAll(async () => {
  commerce = await startTestCommerce({
    timing: { ...quickSweep, answerTimeoutMs, replayWaitMs: 120_000 },
  });
});
afterEach(() => {
  commerce.provider.letGo();
  commerce.provider.reset();
  vi.restoreAllMocks();
});
afterAll(() => commerce.stop());

const viewOf = async (token: string) =>
  (await commerce.app.inject(buildPath(paths.payment, { token }))).json<PaymentView>();
const stateOf = async (token: string): Promise<string> => (await viewOf(token)).state;
const becomes = (token: string, state: string) =>
  eventually(
    () => stateOf(token),
    (current) => current === state,
  );
const pay = async (method: 'bankslip' | 'card' | 'pix' = 'card', leadId?: string) =>
  post(
    commerce.app,
    paths.paymentV2,
    paymentBody(leadId ?? (await createLead(commerce.app)), method),
  );

describe('an unreachable provider', () => {
  it('loses no sale when it is back in a moment', async () => {
    commerce.provider.behaviours = ['turn-away', 'turn-away'];
    const response = await pay();
    expect(response.statusCode).toBe(201);
    expect(await becomes(response.json<PaymentResponse>().token, 'paid')).toBe('paid');
    expect(commerce.provider.capturedCharges).toHaveLength(1);
  });

  it('ends the payment without a charge when it takes longer, and leaves the purchase free', async () => {
    const slow = await startTestCommerce();
    const leadId = await createLead(slow.app);
    slow.provider.behaviours = Array<'turn-away'>(50).fill('turn-away');
    const declined = await post(slow.app, paths.paymentV2, paymentBody(leadId));
    expect(declined.statusCode).toBe(402);
    expect(declined.json()).toMatchObject({ code: 'payment_declined', reason: 'processing_error' });
    slow.provider.reset();
    const paid = await post(slow.app, paths.paymentV2, paymentBody(leadId));
    expect(paid.json()).toMatchObject({ payment: { state: 'paid' } });
    await slow.stop();
  });
});

describe('a slow provider', () => {
  it('delays no buyer: its result is applied when it arrives', async () => {
    commerce.provider.behaviours = ['hang'];
    // The charge continues only when it is released, after the response.
    const response = await pay();
    expect(response.json()).toMatchObject({
      route: 'payment-verification',
      payment: { state: 'processing' },
    });
    commerce.provider.letGo();
    expect(await becomes(response.json<PaymentResponse>().token, 'paid')).toBe('paid');
  });

  it('that does not end an open Pix in time gets no other charge', async () => {
    const leadId = await createLead(commerce.app);
    await pay('pix', leadId);
    const ordered = commerce.provider.orders.length;
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    vi.spyOn(commerce.provider, 'expireCharge').mockImplementationOnce(async () => {
      await answered;
      throw new ProviderUnavailable('timed out');
    });
    const response = await pay('card', leadId);
    expect(response.statusCode).toBe(502);
    answer();
    expect(commerce.provider.orders).toHaveLength(ordered);
    const { token } = (await pay('card', leadId)).json<PaymentResponse>();
    expect(await becomes(token, 'paid')).toBe('paid');
  });

  it('that ends an open Pix slowly gives a repeated request no extra time', async () => {
    const leadId = await createLead(commerce.app);
    await pay('pix', leadId);
    const expire = commerce.provider.expireCharge.bind(commerce.provider);
    vi.spyOn(commerce.provider, 'expireCharge').mockImplementation(async (id) => {
      await new Promise((resolve) => setTimeout(resolve, 0.25 * answerTimeoutMs));
      return expire(id);
    });
    commerce.provider.behaviours = ['hang'];
    const [body, key] = [paymentBody(leadId), randomUUID()];
    const startedAt = performance.now();
    // A request with its own full wait would take two minutes.
    const answers = await Promise.all(
      [1, 2].map(() => post(commerce.app, paths.paymentV2, body, key)),
    );
    expect(performance.now() - startedAt).toBeLessThan(40_000);
    expect(answers.map((answer) => answer.json<PaymentResponse>().payment?.state)).toEqual(
      Array(2).fill('processing'),
    );
  });

  it('delays no card key that is already known', async () => {
    // It carries the second in which it was requested.
    const { iat, ...known } = (await commerce.app.inject(paths.cardKey)).json<ServedCardKey>();
    commerce.provider.isAway = true;
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 3_600_000);
    const response = await commerce.app.inject(paths.cardKey);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject(known);
    expect(response.json<ServedCardKey>().iat).toBeGreaterThanOrEqual(iat);
  });
});

describe('the sweep', () => {
  it.each([
    ['pix', { pix: { code: anyString } }],
    ['bankslip', { bankSlip: { barcode: anyString } }],
  ] as const)('creates a %s again that never reached the provider', async (method, made) => {
    commerce.provider.behaviours = ['drop-before'];
    commerce.provider.isAway = true;
    const response = await pay(method);
    const { token } = response.json<PaymentResponse>();
    expect(response.json()).toMatchObject({ payment: { state: 'processing' } });
    const [lost] = commerce.provider.orders.slice(-1);
    commerce.provider.isAway = false;
    commerce.passTime(15_000);
    expect(await becomes(token, 'pending')).toBe('pending');
    expect(commerce.provider.orders.at(-1)).toEqual(lost);
    expect(await viewOf(token)).toMatchObject(made);
  });

  it('finds the first Pix, where that arrives late and the terms of the second differ', async () => {
    commerce.provider.behaviours = ['drop-before'];
    commerce.provider.isAway = true;
    const { token } = (await pay('pix')).json<PaymentResponse>();
    commerce.provider.isAway = false;
    const create = commerce.provider.createCharge.bind(commerce.provider);
    // A provider refuses another charge with the same reference, such as after a change of the company's name.
    vi.spyOn(commerce.provider, 'createCharge').mockImplementationOnce(async (order) => {
      await create(order);
      throw new ProviderRefusal('The provider answered 409');
    });
    commerce.passTime(60_000);
    expect(await becomes(token, 'pending')).toBe('pending');
    expect(await viewOf(token)).toMatchObject({ pix: { code: anyString } });
  });

  it('resolves an uncertain card while many pending payments are slow', async () => {
    // More than all workers together.
    const waiting = await Promise.all(Array.from({ length: 40 }, () => pay('pix')));
    // One that was not created in time is uncertain itself.
    for (const answer of waiting) await becomes(answer.json<PaymentResponse>().token, 'pending');
    const find = commerce.provider.findCharge.bind(commerce.provider);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const asked = vi
      .spyOn(commerce.provider, 'findCharge')
      .mockImplementation(async (reference) => {
        const charge = await find(reference);
        if (charge?.pix) await held;
        return charge;
      });
    commerce.passTime(20_000);
    await eventually(
      () => asked.mock.calls.length,
      (count) => count >= 8,
    );
    // By then every other worker has found the work.
    await new Promise((resolve) => setTimeout(resolve, 500));
    commerce.provider.behaviours = ['drop-after'];
    commerce.provider.isAway = true;
    const { token: doubtful } = (await pay('card')).json<PaymentResponse>();
    commerce.provider.isAway = false;
    commerce.passTime(20_000);
    expect(await becomes(doubtful, 'paid')).toBe('paid');
    const states = await Promise.all(
      waiting.map((answer) => stateOf(answer.json<PaymentResponse>().token)),
    );
    expect(states).toEqual(Array(40).fill('pending'));
    release();
  });

  it('expires a slip some days after its due date, and stops checking it', async () => {
    const { token } = (await pay('bankslip')).json<PaymentResponse>();
    commerce.passTime(6 * 86_400_000);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await stateOf(token)).toBe('pending');
    commerce.passTime(10 * 86_400_000);
    expect(await becomes(token, 'expired')).toBe('expired');
    const [row] = await commerce.database.query(
      `select next_check_at from payment_parts part join payments on payments.id = part.payment_id
       where token = $1`,
      [token],
    );
    expect(row?.next_check_at).toBeNull();
  });
});

test('the time comes from the database, whatever the clock of the machine', async () => {
  const { connection, close } = connectPatiently(commerce.database.url);
  // Connected by then: a response that takes two seconds would not count.
  await connection.execute(sql`select 1`);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  const clock = createDatabaseClock(connection, (error) => {
    throw error;
  });
  await clock.start();
  vi.restoreAllMocks();
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(30_000);
  clock.stop();
  await close();
});
