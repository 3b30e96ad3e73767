import { randomUUID } from 'node:crypto';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentResponse } from '@/contract/payment';
import type { Recovery } from '@/contract/recovery';
import type { Subscription } from '@/contract/subscription';
import { parts } from '@/testing/requests';
import { createLead, paymentBody, post } from '../../support/commerceRequests';
import {
  createSample,
  paymentV1Body,
  renewalBody,
  deliverWebhook,
  withoutInstance,
} from '../../support/paidLater';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';
import { findSubscriptionId } from '../../support/trials';

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());
beforeEach(() => {
  commerce.provider.reset();
});

describe('a renewal', () => {
  const day = 86_400_000;

  const ask = (subscriptionId: string) =>
    commerce.app.inject(buildPath(paths.subscription, { subscriptionId }));
  const get = async (id: string) => (await ask(id)).json<Subscription>();
  const renew = (subscriptionId: string, body: object = renewalBody(), key?: string) =>
    post(commerce.app, buildPath(paths.renewalV2, { subscriptionId }), body, key);
  const renewV1 = (subscriptionId: string, changes: object, key?: string) => {
    const { business, metadata, planId, productCode, seller, sessionId, source } = renewalBody();
    const shared = { business, metadata, planId, productCode, seller, sessionId, source };
    const url = buildPath(paths.renewalV1, { subscriptionId });
    return post(commerce.app, url, { ...shared, paymentMethod: 'pix', ...changes }, key);
  };
  const captured = () => commerce.provider.capturedCharges.length;
  const lengthInDays = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / day;

  async function buy(): Promise<{ id: string; token: string }> {
    const leadId = await createLead(commerce.app);
    const { token } = (
      await post(commerce.app, paths.paymentV2, paymentBody(leadId))
    ).json<PaymentResponse>();
    return { id: await findSubscriptionId(commerce, leadId), token };
  }

  test('a paid purchase is a subscription, which its refund ends', async () => {
    const { id, token } = await buy();
    expect(id).toHaveLength(32);
    const subscription = await get(id);
    expect(subscription).toMatchObject({
      state: 'active',
      renewal: null,
      plan: { id: 'ms-anual' },
    });
    expect([365, 366]).toContain(lengthInDays(subscription.startedAt, subscription.renewsAt));
    await deliverWebhook(commerce, token, 'refunded');
    const ended = await ask(id);
    const unknown = await ask('a'.repeat(32));
    expect(ended.statusCode).toBe(404);
    expect(withoutInstance(ended.body)).toBe(withoutInstance(unknown.body));
  });

  test('a subscription paid far enough ahead is not sold again', async () => {
    const { id } = await buy();
    const before = captured();
    const early = await renew(id);
    expect(early.json()).toMatchObject({ status: 409, code: 'already_paid' });
    expect(captured()).toBe(before);
  });

  test('a paid renewal moves the end by one period', async () => {
    const { id } = await createSample(commerce, 'renew');
    const { renewal, renewsAt } = await get(id);
    expect(renewal).toMatchObject({ plan: { amount: 114000 }, startsAt: renewsAt });
    const paid = await renew(id);
    expect(paid.json()).toMatchObject({
      route: 'success',
      payment: { state: 'paid', type: 'renew' },
    });
    expect(await get(id)).toMatchObject({ renewsAt: renewal?.endsAt, renewal: null });
  });

  test('a late renewal starts when it is paid', async () => {
    const { id } = await createSample(commerce, 'renew');
    const { renewsAt: old } = await get(id);
    const slow = 30 * day;
    commerce.passTime(slow);
    expect(await get(id)).toMatchObject({ state: 'lapsed' });
    await renew(id);
    const { renewsAt, state } = await get(id);
    expect(state).toBe('active');
    expect(lengthInDays(old, renewsAt)).toBeGreaterThan(365 + 20);
  });

  test('two tabs, two methods and many clicks pay one period', async () => {
    const { id } = await createSample(commerce, 'renew');
    const { renewal } = await get(id);
    const before = captured();
    const key = randomUUID();
    await Promise.all([
      renew(id, renewalBody(), key),
      renew(id, renewalBody(), key),
      renew(id),
      renew(id, renewalBody(parts.pix(114000))),
      renewV1(id, { paymentMethod: 'bank-slip' }),
    ]);
    const again = await renew(id);
    // A code may have replaced the first card, and is pending.
    expect([201, 409]).toContain(again.statusCode);
    expect((await renew(id)).json()).toMatchObject({ code: 'already_paid' });
    expect(captured()).toBe(before + 1);
    expect(await get(id)).toMatchObject({ renewsAt: renewal?.endsAt });
  });

  test('a refund reverts the period', async () => {
    const { id } = await createSample(commerce, 'renew');
    const { renewsAt } = await get(id);
    const { token } = (await renew(id)).json<PaymentResponse>();
    await deliverWebhook(commerce, token, 'refunded');
    expect(await get(id)).toMatchObject({ renewsAt });
  });

  test('a declined card changes nothing', async () => {
    commerce.provider.cardStatus = 'declined';
    const { id } = await createSample(commerce, 'renew');
    const { renewsAt } = await get(id);
    expect((await renew(id)).json()).toMatchObject({ code: 'payment_declined' });
    expect(await get(id)).toMatchObject({ renewsAt, renewal: { startsAt: renewsAt } });
  });

  describe('version one', () => {
    const encryptedCard = 'aGVhZGVy.a2V5.aXY.dGV4dA.dGFn';

    test.each([
      [{ paymentMethod: 'pix', document: '12345678909' }, { route: 'pix' }],
      [
        { paymentMethod: 'bank-slip', document: '12345678909' },
        { payment: { method: 'bankslip', state: 'pending' } },
      ],
      [
        {
          paymentMethod: 'credit-card',
          numberInstallments: 3,
          encryptedCard,
          cardCompany: 'visa',
          document: '12345678909',
        },
        { payment: { state: 'paid', installments: 3, amount: 114000 } },
      ],
    ])('accepts a method by its name: %j', async (changes, expected) => {
      const { id } = await createSample(commerce, 'renew');
      expect((await renewV1(id, changes)).json()).toMatchObject(expected);
    });

    test.each([
      ['/encryptedCard', { paymentMethod: 'credit-card' }],
      ['/cardCompany', { paymentMethod: 'credit-card', encryptedCard }],
      ['/paymentProfileId', { paymentMethod: 'default-credit-card' }],
      ['/paymentProfileId', { paymentMethod: 'default-credit-card', paymentProfileId: 'stolen' }],
      ['/paymentMethod', { paymentMethod: 'm-pesa' }],
      ['/paymentMethod', { paymentMethod: 'nu-pay' }],
      ['/paymentMethod', { paymentMethod: 'cash' }],
      [
        '/numberInstallments',
        {
          paymentMethod: 'credit-card',
          encryptedCard,
          cardCompany: 'visa',
          numberInstallments: 13,
        },
      ],
      ['/document', { document: '12345678900' }],
      ['/planId', { planId: 'ms-essencial' }],
      ['/productCode', { productCode: 'wup' }],
      ['/business', { business: 'medcof' }],
    ])('refuses a missing or wrong value by field: %s', async (field, changes) => {
      const { id } = await createSample(commerce, 'renew');
      const response = await renewV1(id, changes);
      expect(response.json()).toMatchObject({ code: 'invalid_field', errors: [{ field }] });
    });

    test('gives a repeated call the same answer', async () => {
      const { id } = await createSample(commerce, 'renew');
      const key = randomUUID();
      const card = { paymentMethod: 'credit-card', encryptedCard, cardCompany: 'visa' };
      const first = await renewV1(id, card, key);
      const again = await renewV1(id, { ...card, encryptedCard: 'a.b.c.d.e' }, key);
      expect(again.body).toBe(first.body);
      const other = await renewV1(id, { paymentMethod: 'pix' }, key);
      expect(other.json()).toMatchObject({ code: 'idempotency_key_reused' });
    });
  });

  test('only a subscription can be renewed', async () => {
    const { id: invoice } = await createSample(commerce, 'invoice');
    const answers = await Promise.all(
      ['x', 'a'.repeat(32), invoice].flatMap((id) => [renew(id), renewV1(id, {})]),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
    expect(new Set(answers.map(({ body }) => withoutInstance(body))).size).toBe(1);
  });
});

describe('a recovery', () => {
  const ask = (id: string) => commerce.app.inject(buildPath(paths.recovery, { id }));
  const get = async (id: string) => (await ask(id)).json<Recovery>();
  const pay = (id: string, part = parts.pix(102000), changes = {}) =>
    post(commerce.app, paths.paymentV1, paymentV1Body('direct', id, part, changes));
  const captured = () => commerce.provider.capturedCharges.length;
  const withVoucher = (part = parts.card(102000)) => ({
    voucher: 'ms120',
    amount: 102000,
    paymentMethods: [part],
  });

  async function idOf(leadId: string): Promise<string> {
    const [row] = await commerce.database.query(
      'select r.id from recoveries r join purchases p on p.id = r.purchase_id where p.lead_id = $1',
      [leadId],
    );
    return String(row?.id);
  }

  async function fail() {
    const leadId = await createLead(commerce.app);
    commerce.provider.cardStatus = 'declined';
    await post(commerce.app, paths.paymentV2, paymentBody(leadId, 'card', withVoucher()));
    commerce.provider.cardStatus = 'captured';
    return { leadId, id: await idOf(leadId) };
  }

  test('a declined purchase can be resumed, with another method first', async () => {
    const { id } = await fail();
    const recovery = await get(id);
    expect(recovery).toMatchObject({
      failedMethod: 'credit-card',
      declineReason: 'insufficient_funds',
      voucher: { code: 'MS120', discount: 12000 },
      plan: { id: 'ms-anual', amount: 102000, standardAmount: 114000 },
      buyer: { name: 'Maria da Silva', email: 'm•••@example.com', documentType: 'cpf' },
    });
    expect(recovery.plan.paymentMethods[0]).not.toBe('credit-card');
    expect(recovery.plan.paymentMethods).toContain('credit-card');
  });

  test('a purchase whose code expired can be resumed, too', async () => {
    const leadId = await createLead(commerce.app);
    const body = paymentBody(leadId, 'pix', withVoucher(parts.pix(102000)));
    const { token } = (await post(commerce.app, paths.paymentV2, body)).json<PaymentResponse>();
    await deliverWebhook(commerce, token, 'expired');
    const recovery = await get(await idOf(leadId));
    expect(recovery).toMatchObject({ failedMethod: 'pix', declineReason: null });
    expect(recovery.plan.paymentMethods[0]).toBe('credit-card');
  });

  test('pays the same purchase, with the known data of its buyer', async () => {
    const { id, leadId } = await fail();
    const paid = await pay(id, parts.card(102000));
    expect(paid.json()).toMatchObject({
      payment: { state: 'paid', type: 'direct', amount: 102000 },
    });
    expect(commerce.provider.orders.at(-1)?.payer).toMatchObject({
      name: 'Maria da Silva',
      document: '12345678909',
    });
    const [count] = await commerce.database.query(
      'select count(*)::int as n from purchases where lead_id = $1',
      [leadId],
    );
    expect(count).toEqual({ n: 1 });
    for (const referenceId of [undefined, id]) {
      const body = { ...paymentBody(leadId, 'card', withVoucher()), referenceId };
      const again = await post(commerce.app, paths.paymentV2, body);
      expect(again.json()).toMatchObject({ code: 'already_paid' });
    }
  });

  test('a purchase paid by the first page and by this one at once is captured once', async () => {
    const { id, leadId } = await fail();
    const before = captured();
    await Promise.all([
      pay(id, parts.card(102000)),
      post(commerce.app, paths.paymentV2, paymentBody(leadId, 'card', withVoucher())),
      pay(id, parts.pix(102000)),
    ]);
    await pay(id, parts.card(102000));
    expect(captured()).toBe(before + 1);
  });

  test('another failure keeps the link', async () => {
    const { id, leadId } = await fail();
    commerce.provider.cardStatus = 'declined';
    expect((await pay(id, parts.card(102000))).json()).toMatchObject({ code: 'payment_declined' });
    expect(await idOf(leadId)).toBe(id);
    expect((await ask(id)).statusCode).toBe(200);
  });

  test('another plan is refused', async () => {
    const { id } = await fail();
    const response = await pay(id, parts.card(18720), { planId: 'ms-essencial' });
    expect(response.json()).toMatchObject({ errors: [{ field: '/planId' }] });
  });

  test('an unknown and an expired link get the same answer', async () => {
    const { id: old } = await createSample(commerce, 'recovery');
    expect((await ask(old)).statusCode).toBe(200);
    await commerce.database.query(
      "update recoveries set failed_at = now() - interval '31 days' where id = $1",
      [old],
    );
    const { id: invoice } = await createSample(commerce, 'invoice');
    const answers = await Promise.all(
      ['x', 'a'.repeat(300), old, invoice].flatMap((id) => [ask(id), pay(id)]),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
    expect(new Set(answers.map(({ body }) => withoutInstance(body))).size).toBe(1);
  });
});
