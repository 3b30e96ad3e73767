import { buildPath, paths } from '@/contract/paths';
import type { PaymentResponse } from '@/contract/payment';
import type { Recovery } from '@/contract/recovery';
import { createLead, parts, paymentBody, post } from '../../support/commerceRequests';
import {
  createSample,
  paymentV1Body,
  tellProviderNews,
  withoutInstance,
} from '../../support/paidLater';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());
beforeEach(() => {
  commerce.provider.cardStatus = 'captured';
});

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
  return String(row?.['id']);
}

/** A purchase with a voucher whose card was declined. */
async function fail() {
  const leadId = await createLead(commerce.app);
  commerce.provider.cardStatus = 'declined';
  await post(commerce.app, paths.paymentV2, paymentBody(leadId, 'card', withVoucher()));
  commerce.provider.cardStatus = 'captured';
  return { leadId, id: await idOf(leadId) };
}

test('a declined purchase can be taken up again, another method first', async () => {
  const { id } = await fail();
  const recovery = await get(id);
  expect(recovery).toMatchObject({
    failedMethod: 'credit-card',
    declineReason: 'insufficient_funds',
    voucher: { code: 'MS120', discount: 12000 },
    plan: { id: 'ms-anual', amount: 102000, standardAmount: 114000 },
    buyer: { name: 'Maria da Silva', email: 'm•••@example.com', hasDocument: true },
  });
  expect(recovery.plan.paymentMethods[0]).not.toBe('credit-card');
  expect(recovery.plan.paymentMethods).toContain('credit-card');
});

test('so can one whose code ran out', async () => {
  const leadId = await createLead(commerce.app);
  const body = paymentBody(leadId, 'pix', withVoucher(parts.pix(102000)));
  const { token } = (await post(commerce.app, paths.paymentV2, body)).json<PaymentResponse>();
  await tellProviderNews(commerce, token, 'expired');
  const recovery = await get(await idOf(leadId));
  expect(recovery).toMatchObject({ failedMethod: 'pix', declineReason: null });
  expect(recovery.plan.paymentMethods[0]).toBe('credit-card');
});

test('it pays the same purchase, with what is known of its buyer', async () => {
  const { id, leadId } = await fail();
  const paid = await pay(id, parts.card(102000));
  expect(paid.json()).toMatchObject({ payment: { state: 'paid', type: 'direct', amount: 102000 } });
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

test('paid by the first page and by this one at once, it is captured once', async () => {
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

test('another plan cannot be slipped in', async () => {
  const { id } = await fail();
  const response = await pay(id, parts.card(18720), { planId: 'ms-essencial' });
  expect(response.json()).toMatchObject({ errors: [{ field: '/planId' }] });
});

test('unknown, paid and past its time are answered alike', async () => {
  const { id: paid } = await fail();
  await pay(paid, parts.card(102000));
  const { id: old } = await createSample(commerce, 'recovery');
  expect((await ask(old)).statusCode).toBe(200);
  await commerce.database.query(
    "update recoveries set failed_at = now() - interval '31 days' where id = $1",
    [old],
  );
  const { id: invoice } = await createSample(commerce, 'invoice');
  const answers = await Promise.all(
    ['x', 'a'.repeat(300), paid, old, invoice].flatMap((id) => [ask(id), pay(id)]),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
  expect(new Set(answers.map(({ body }) => withoutInstance(body))).size).toBe(1);
});
