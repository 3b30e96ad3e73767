import { randomUUID } from 'node:crypto';
import { generateCpf } from '@brazilian-utils/brazilian-utils';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentResponse, PaymentView } from '@/contract/payment';
import type { PaymentRequest } from '@/contract/paymentRequest';
import { parts } from '@/testing/requests';
import { createLead, paymentBody, post } from '../../support/commerceRequests';
import { createSample, ms, paymentV1Body } from '../../support/paidLater';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());

const pay = (leadId: string, method: Parameters<typeof paymentBody>[1] = 'card') =>
  post(commerce.app, paths.paymentV2, paymentBody(leadId, method));

const stateOf = async (token: string): Promise<string> =>
  (await commerce.app.inject(buildPath(paths.payment, { token }))).json<PaymentView>().state;

/** Reads the row, because a token returns the payment that paid its purchase. */
async function ownStateOf(token: string): Promise<unknown> {
  const query = 'select state from payments where token = $1';
  const [row] = await commerce.database.query(query, [token]);
  return row?.state;
}

async function idOf(token: string): Promise<string> {
  const [row] = await commerce.database.query('select id from payments where token = $1', [token]);
  return String(row?.id);
}

const otherPlan = {
  plan: 'ms-essencial',
  planId: 'ms-essencial',
  planType: 'recurrency',
  amount: 18720,
} as const;

test('a paid purchase cannot be paid again for another plan of its product', async () => {
  const leadId = await createLead(commerce.app);
  const { token } = (await pay(leadId)).json<PaymentResponse>();
  const before = commerce.provider.capturedCharges.length;
  const body = paymentBody(leadId, 'card', otherPlan);
  const other = await post(commerce.app, paths.paymentV2, body);
  expect(other.statusCode).toBe(409);
  expect(other.json()).toMatchObject({ code: 'already_paid', token });
  expect(commerce.provider.capturedCharges).toHaveLength(before);
});

test('only one of two plans of a product paid at once is captured', async () => {
  const leadId = await createLead(commerce.app);
  const before = commerce.provider.capturedCharges.length;
  const answers = await Promise.all([
    pay(leadId),
    post(commerce.app, paths.paymentV2, paymentBody(leadId, 'card', otherPlan)),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
  expect(commerce.provider.capturedCharges).toHaveLength(before + 1);
});

describe('a buyer who has paid with another lead', () => {
  const email = () => `${randomUUID()}@example.com`;
  const body = async (changes: Partial<PaymentRequest>, leadEmail?: string) => {
    const address = leadEmail ?? changes.email ?? email();
    const leadId = await createLead(commerce.app, { email: address });
    return paymentBody(leadId, 'card', { email: address, ...changes });
  };
  const send = async (request: PaymentRequest) => {
    const { buyAgain, ...rest } = request;
    return post(commerce.app, paths.paymentV2, buyAgain ? request : rest);
  };

  test.each([
    [
      'e-mail address',
      { email: 'Joana.Lima@example.com', document: generateCpf() },
      { email: 'joana.lima@example.com' },
    ],
    ['document', { document: '52998224725' }, { document: '52998224725' }],
  ])('is known by the %s, warned before any charge, and may continue', async (_, first, later) => {
    const paid = await send({ ...(await body(first)), buyAgain: false });
    expect(paid.json()).toMatchObject({ payment: { state: 'paid' } });
    const ordered = commerce.provider.orders.length;
    const again = await body({ document: generateCpf(), ...later });
    const told = await send({ ...again, buyAgain: false });
    expect(told.statusCode).toBe(409);
    expect(told.json()).toMatchObject({ code: 'already_owned' });
    expect(told.json()).not.toHaveProperty('token');
    expect(commerce.provider.orders).toHaveLength(ordered);
    const deliberate = await send({ ...again, buyAgain: true });
    expect(deliberate.json()).toMatchObject({ payment: { state: 'paid' } });
  });

  test.each([
    ['sale-invoice', 'sale-invoice', 114000],
    ['first-invoice-payment', 'first-invoice-payment', 114000],
    ['custom-offer', 'sale-invoice', 91200],
  ] as const)('is known when the link of a %s was paid', async (sample, type, amount) => {
    const address = email();
    const sold = await createLead(commerce.app, { email: address });
    const { id } = await createSample(commerce, sample, { ...ms, leadId: sold });
    const paid = await post(
      commerce.app,
      paths.paymentV1,
      paymentV1Body(type, id, parts.card(amount), { document: generateCpf() }),
    );
    expect(paid.json()).toMatchObject({ payment: { state: 'paid' } });
    const again = await body({ email: address, document: generateCpf() });
    const told = await send({ ...again, buyAgain: false });
    expect(told.json()).toMatchObject({ status: 409, code: 'already_owned' });
  });

  test('may buy another product, and this one again after a refund', async () => {
    const address = email();
    const document = generateCpf();
    const first = await send({ ...(await body({ email: address, document })), buyAgain: false });
    const { token } = first.json<PaymentResponse>();
    commerce.provider.set(await idOf(token), 'refunded');
    await commerce.app.inject({
      method: 'POST',
      url: buildPath(paths.webhook, { provider: 'fake' }),
      headers: { 'content-type': 'application/json', 'x-fake-signature': 'good' },
      payload: { id: randomUUID(), paymentId: await idOf(token) },
    });
    expect(await stateOf(token)).toBe('refunded');
    const again = await send({ ...(await body({ email: address, document })), buyAgain: false });
    expect(again.json()).toMatchObject({ payment: { state: 'paid' } });
  });
});

test('a paid purchase names its subscription, so that a better plan costs only the difference', async () => {
  const leadId = await createLead(commerce.app);
  const { token } = (
    await post(commerce.app, paths.paymentV2, paymentBody(leadId, 'card', otherPlan))
  ).json<PaymentResponse>();
  const view = (await commerce.app.inject(buildPath(paths.payment, { token }))).json<PaymentView>();
  const { subscriptionId = '' } = view;
  const offered = await commerce.app.inject(buildPath(paths.subscription, { subscriptionId }));
  expect(offered.json()).toMatchObject({
    upgrades: [{ plan: { id: 'ms-anual', amount: 114000 - 18720 }, credit: 18720 }],
  });
});

test('choosing another plan ends the open Pix of the first', async () => {
  const leadId = await createLead(commerce.app);
  const pix = (await pay(leadId, 'pix')).json<PaymentResponse>();
  const body = paymentBody(leadId, 'card', otherPlan);
  const card = await post(commerce.app, paths.paymentV2, body);
  expect(card.json()).toMatchObject({ payment: { state: 'paid', planId: 'ms-essencial' } });
  expect(await ownStateOf(pix.token)).toBe('expired');
});
