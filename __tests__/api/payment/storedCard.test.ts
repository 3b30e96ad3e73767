import { buildPath, paths } from '@/contract/paths';
import type { PaymentRequest } from '@/contract/payment';
import { createLead, paymentBody, post } from '../../support/commerceRequests';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());

const pay = (body: PaymentRequest) => post(commerce.app, paths.paymentV2, body);

const stored = (paymentProfileId: string, amount = 114000): PaymentRequest['paymentMethods'] => [
  { method: 'default-credit-card', amount, installments: 1, paymentProfileId },
];

/** Another product, bought after the first one. */
const upsell = {
  business: 'wiseup-live',
  productCode: 'live',
  plan: 'live-anual',
  planId: 'live-anual',
  amount: 298800,
} as const;

test('the card of a purchase pays what is offered after it, with one click', async () => {
  const leadId = await createLead(commerce.app);
  const { paymentProfileIds } = (await pay(paymentBody(leadId))).json();
  const response = await pay(
    paymentBody(leadId, 'card', {
      ...upsell,
      paymentMethods: stored(paymentProfileIds[0], upsell.amount),
    }),
  );
  expect(response.json()).toMatchObject({ route: 'success', payment: { state: 'paid' } });
  expect(commerce.provider.orders.at(-1)?.method).toMatchObject({
    method: 'default-credit-card',
    profileId: paymentProfileIds[0],
    capture: true,
  });
});

test('a stored card of somebody else is refused like one that does not exist', async () => {
  const other = await createLead(commerce.app);
  const { paymentProfileIds } = (await pay(paymentBody(other))).json();
  const leadId = await createLead(commerce.app);
  const before = commerce.provider.orders.length;
  const answers = [paymentProfileIds[0], 'card_0'].map((id) =>
    pay(paymentBody(leadId, 'card', { paymentMethods: stored(id) })),
  );
  const [foreign, unknown] = (await Promise.all(answers)).map((answer) => answer.json());
  expect(foreign).toMatchObject({
    code: 'invalid_field',
    errors: [{ field: '/paymentMethods/0/paymentProfileId', code: 'unknown' }],
  });
  expect({ ...unknown, instance: null }).toEqual({ ...foreign, instance: null });
  expect(commerce.provider.orders.length).toBe(before);
});

test('a stored card whose id looks like a card number by chance pays all the same', async () => {
  const leadId = await createLead(commerce.app);
  const { token } = (await pay(paymentBody(leadId))).json();
  const profileId = 'card_4111111111111111abcdef';
  await commerce.database.query(
    `update payment_parts set profile_id = $2
     from payments where payments.id = payment_id and token = $1`,
    [token, profileId],
  );
  const response = await pay(
    paymentBody(leadId, 'card', { ...upsell, paymentMethods: stored(profileId, upsell.amount) }),
  );
  expect(response.json()).toMatchObject({ payment: { state: 'paid' } });
});

test('an hour after the purchase its token alone does not tell the stored card any more', async () => {
  const leadId = await createLead(commerce.app);
  const { paymentProfileIds, token } = (await pay(paymentBody(leadId))).json();
  const read = async () => (await commerce.app.inject(buildPath(paths.payment, { token }))).json();
  expect(await read()).toMatchObject({ paymentProfileIds });
  commerce.passTime(3_600_000);
  expect(await read()).toMatchObject({ state: 'paid', paymentProfileIds: [] });
});
