import { randomUUID } from 'node:crypto';
import { inTransaction, type OpenDatabase } from '@/commerce/database/connect';
import { countUses, useVoucher, type VoucherUse } from '@/commerce/modules/vouchers/uses';
import { paths } from '@/contract/paths';
import type { PaymentResponse } from '@/contract/payment';
import type { PaymentRequest } from '@/contract/paymentRequest';
import type { ProductV2 } from '@/contract/product';
import {
  createLead,
  createVerifiedLead,
  openConnections,
  paymentBody,
  post,
  verifyPhone,
} from '../../support/commerceRequests';
import { connectPatiently } from '../../support/connectPatiently';
import { sendAtOnce } from '../../support/sendAtOnce';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;
let database: OpenDatabase;
let now: Date | undefined;

beforeAll(async () => {
  commerce = await startTestCommerce({ clock: () => now ?? new Date() });
  database = connectPatiently(commerce.database.url);
});
afterAll(async () => {
  await database.close();
  await commerce.stop();
});

const pay = (leadId: string, changes: Partial<PaymentRequest>) =>
  post(commerce.app, paths.paymentV2, paymentBody(leadId, 'card', changes));

const wol = {
  business: 'wiseup-online',
  productCode: 'wup',
  plan: 'wol-anual',
  planId: 'wol-anual',
  amount: 118800,
} as const;
const live = {
  business: 'wiseup-live',
  productCode: 'live',
  plan: 'live-anual',
  planId: 'live-anual',
} as const;

const learner = {
  business: wol.business,
  productCode: wol.productCode,
  planId: wol.planId,
} as const;

describe('a price for students of another brand', () => {
  const priceFor = async (leadId: string) => {
    const query = new URLSearchParams({ business: live.business, flowId: 'default', leadId });
    const answer = await commerce.app.inject(`/api/v2/product/live?${query.toString()}`);
    return answer.json<ProductV2>();
  };

  test('is shown and sold after the purchase, and not before', async () => {
    const email = 'aluna.nova@example.com';
    const leadId = await createVerifiedLead(commerce, { ...learner, email });
    expect(await priceFor(leadId)).toMatchObject({
      plans: [{ amount: 298800 }, {}, {}, {}, {}],
      campaign: { name: 'cross-brand-50', refusal: 'not_for_you' },
    });
    await pay(leadId, { ...wol, email });
    const priced = await priceFor(leadId);
    expect(priced).toMatchObject({ voucher: null, campaign: { name: 'cross-brand-50' } });
    expect(priced.plans.map(({ amount }) => amount).slice(0, 2)).toEqual([149400, 268800]);
    const sold = await pay(leadId, { ...live, email, flowId: 'default', amount: 149400 });
    expect(sold.statusCode).toBe(201);
  });

  test.each([
    ['wol-anual', 149400, { name: 'cross-brand-50' }],
    // Another purchase, or none, has no such flow after it.
    ['live-anual', 298800, undefined],
    ['nothing', 298800, undefined],
  ])(
    'shown after the purchase of %s is %d for an unknown buyer',
    async (afterPlanId, amount, campaign) => {
      const query = new URLSearchParams({
        business: live.business,
        flowId: 'default',
        afterPlanId,
      });
      const answer = await commerce.app.inject(`/api/v2/product/live?${query.toString()}`);
      const priced = answer.json<ProductV2>();
      expect(priced.plans[0]?.amount).toBe(amount);
      expect(priced.campaign).toEqual(campaign);
    },
  );

  test('is refused to a known lead without that purchase, whatever the query says', async () => {
    const leadId = await createVerifiedLead(commerce, { ...learner, email: 'a.b@example.com' });
    const query = { business: live.business, flowId: 'default', leadId, afterPlanId: 'wol-anual' };
    const answer = await commerce.app.inject({ url: '/api/v2/product/live', query });
    expect(answer.json<ProductV2>()).toMatchObject({
      plans: [{ amount: 298800 }, {}, {}, {}, {}],
      campaign: { refusal: 'not_for_you' },
    });
  });

  test.each([undefined, 'default', 'cross-brand-50'])(
    'is refused to anybody else, whatever flow is named: %s',
    async (flowId) => {
      const email = 'estranho@example.com';
      const lead = { business: live.business, productCode: live.productCode, planId: live.planId };
      const leadId = await createLead(commerce.app, { ...lead, email });
      const changes = { ...live, email, amount: 149400, ...(flowId && { flowId }) };
      const response = await pay(leadId, changes);
      expect(response.json()).toMatchObject({ code: 'price_changed', amount: 298800 });
    },
  );

  test('has no code to type', async () => {
    const leadId = await createLead(commerce.app, { ...learner });
    await verifyPhone(commerce, leadId);
    await pay(leadId, wol);
    for (const voucher of ['ALUNO50', 'BLACK61']) {
      const response = await pay(leadId, { ...live, voucher, amount: 149400 });
      expect(response.json()).toMatchObject({ errors: [{ field: '/voucher', code: 'unknown' }] });
    }
  });
});

test("a partner's price is paid by the partner's leads only", async () => {
  const changes = { flowId: 'partner-40', amount: 68400 } as const;
  const leadId = await createLead(commerce.app, { flowId: 'partner-40' });
  expect((await pay(leadId, { ...changes, seller: 'franchising' })).json()).toMatchObject({
    code: 'price_changed',
    amount: 114000,
  });
  const brought = await createLead(commerce.app, { flowId: 'partner-40', seller: 'franchising' });
  expect((await pay(brought, changes)).statusCode).toBe(201);
});

test('an expired price is refused with the current one', async () => {
  const leadId = await createLead(commerce.app, { flowId: 'black-friday' });
  const changes = { flowId: 'black-friday', amount: 73200 } as const;
  now = new Date('2026-12-01T03:00:00Z');
  const late = await pay(leadId, changes);
  now = new Date('2026-11-27T12:00:00Z');
  const inTime = await pay(leadId, changes);
  now = undefined;
  expect(late.json()).toMatchObject({ code: 'price_changed', amount: 114000 });
  expect(inTime.statusCode).toBe(201);
});

test.each(['', '&voucher=MS120', '&flowId=black-friday'])(
  'an offer, which no voucher lowers, ends with the campaign: %s',
  async (voucher) => {
    const url = `/api/v2/product/ms?business=meusucesso&offer=black-friday-61${voucher}`;
    now = new Date('2026-11-30T23:59:59-03:00');
    const offered = (await commerce.app.inject(url)).json<ProductV2>();
    now = new Date('2026-12-01T00:00:00-03:00');
    const over = await commerce.app.inject(url);
    now = undefined;
    expect(offered.plans).toMatchObject([
      { id: 'ms-anual', amount: 73200, standardAmount: 114000, currency: 'BRL' },
    ]);
    expect(offered.plans[0]?.installments.at(-1)).toMatchObject({ id: 12, value: 6100 });
    expect(offered.voucher).toBeNull();
    expect(offered.campaign).toBeUndefined();
    expect(over.statusCode).toBe(404);
  },
);

test('a price limited to once per buyer is paid once, and an open Pix of the same lead does not use it up', async () => {
  const email = 'uma.vez@example.com';
  const changes = { flowId: 'black-friday', amount: 73200, email } as const;
  const send = async (leadId: string, method: 'card' | 'pix') =>
    (
      await post(commerce.app, paths.paymentV2, paymentBody(leadId, method, changes))
    ).json<PaymentResponse>();
  now = new Date('2026-11-28T12:00:00Z');
  const leadId = await createLead(commerce.app, { flowId: 'black-friday', email });
  expect(await send(leadId, 'pix')).toMatchObject({ payment: { state: 'pending' } });
  expect(await send(leadId, 'card')).toMatchObject({ payment: { state: 'paid', amount: 73200 } });
  const again = await createLead(commerce.app, { flowId: 'black-friday', email });
  expect(await send(again, 'card')).toMatchObject({ code: 'price_changed', amount: 114000 });
  // A tab that still shows the price gets what counts: the purchase is paid.
  expect(await send(leadId, 'card')).toMatchObject({ code: 'already_paid' });
  now = undefined;
});

test('a voucher limited to once per buyer counts an attempt once, however often it is sent at once', async () => {
  now = new Date('2026-11-28T12:00:00Z');
  const email = 'oito.vezes@example.com';
  const changes = { flowId: 'black-friday', amount: 73200, email } as const;
  const leadId = await createLead(commerce.app, { flowId: 'black-friday', email });
  const body = paymentBody(leadId, 'card', changes);
  const key = randomUUID();
  await openConnections(commerce.app);
  const answers = await sendAtOnce(commerce, () => post(commerce.app, paths.paymentV2, body, key));
  expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`)).size).toBe(1);
  expect(answers[0]?.json()).toMatchObject({ payment: { state: 'paid' } });
  now = undefined;
});

test('an open code of another lead of the same buyer uses up the price, and the page says so', async () => {
  const email = 'duas.vezes@example.com';
  const changes = { flowId: 'black-friday', amount: 73200, email } as const;
  const createBuyer = () => createLead(commerce.app, { flowId: 'black-friday', email });
  now = new Date('2026-11-28T12:00:00Z');
  const first = await createBuyer();
  await post(commerce.app, paths.paymentV2, paymentBody(first, 'pix', changes));
  const second = await createBuyer();
  const query = new URLSearchParams({
    business: 'meusucesso',
    flowId: 'black-friday',
    leadId: second,
  });
  const shown = (
    await commerce.app.inject(`/api/v2/product/ms?${query.toString()}`)
  ).json<ProductV2>();
  const amount = shown.plans.find(({ id }) => id === 'ms-anual')?.amount ?? 0;
  expect(amount).toBe(114000);
  expect((await pay(second, { ...changes, amount })).json()).toMatchObject({
    payment: { state: 'paid' },
  });
  now = undefined;
});

describe('a limited voucher', () => {
  let uses = 0;
  const createUse = (limits: VoucherUse['limits'], buyer = 'a@example.com'): VoucherUse => ({
    voucher: `meusucesso/ms/TEST${(uses += 1)}`,
    buyer,
    limits,
    amountWithout: 114000,
  });

  async function createPayment(): Promise<string> {
    const { token } = (await pay(await createLead(commerce.app), {})).json<{ token: string }>();
    const [row] = await commerce.database.query('select id from payments where token = $1', [
      token,
    ]);
    return String(row?.id);
  }

  const take = (use: VoucherUse, id: string) =>
    inTransaction(database.connection, (transaction) =>
      useVoucher(transaction, use, { id, now: new Date() }),
    );

  test('is granted to one of two buyers who want the last use at once', async () => {
    const use = createUse({ total: 1 });
    const ids = await Promise.all([createPayment(), createPayment()]);
    const results = await Promise.allSettled(
      ids.map((id, index) => take({ ...use, buyer: `buyer-${index}@example.com` }, id)),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = results.find((result) => result.status === 'rejected');
    expect(refused).toMatchObject({
      reason: { code: 'price_changed', extras: { amount: 114000 } },
    });
    expect(await countUses(database.connection, use)).toMatchObject({ total: 1 });
  });

  test('is limited per buyer, and available again when the payment ends without money', async () => {
    const use = createUse({ perBuyer: 1 });
    const [first, second, third] = [
      await createPayment(),
      await createPayment(),
      await createPayment(),
    ];
    await take(use, first);
    await expect(take(use, second)).rejects.toMatchObject({ code: 'price_changed' });
    await take({ ...use, buyer: 'other@example.com' }, third);
    await commerce.database.query("update payments set state = 'expired' where id = $1", [first]);
    await take(use, second);
    expect(await countUses(database.connection, use)).toMatchObject({ byBuyer: 1 });
  });
});
