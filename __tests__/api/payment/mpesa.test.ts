import { randomUUID } from 'node:crypto';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentResponse, PaymentView } from '@/contract/payment';
import { createLead, eventually, mozambicanBody, post } from '../../support/commerceRequests';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());

async function pay(leadId?: string) {
  const body = mozambicanBody(leadId ?? (await createLead(commerce.app)));
  return post(commerce.app, paths.paymentV2, body);
}

const start = async (leadId?: string) => (await pay(leadId)).json<PaymentResponse>();

const viewOf = async (token: string) =>
  (await commerce.app.inject(buildPath(paths.payment, { token }))).json<PaymentView>();

async function idOf(token: string): Promise<string> {
  const [row] = await commerce.database.query('select id from payments where token = $1', [token]);
  return String(row?.['id']);
}

async function tell(token: string, status: 'captured' | 'declined' | 'expired') {
  const paymentId = await idOf(token);
  commerce.provider.set(paymentId, status);
  await commerce.app.inject({
    method: 'POST',
    url: buildPath(paths.webhook, { provider: 'fake' }),
    headers: { 'content-type': 'application/json', 'x-fake-signature': 'good' },
    payload: { id: randomUUID(), paymentId },
  });
}

test('asks the phone that was named, in meticais, and waits', async () => {
  expect(await start()).toMatchObject({
    route: 'payment-verification',
    redirect: null,
    payment: { state: 'requires_action', method: 'm-pesa', amount: 1188000, currency: 'MZN' },
  });
  expect(commerce.provider.orders.at(-1)).toMatchObject({
    currency: 'MZN',
    method: { method: 'm-pesa', phone: '+258841234567' },
    payer: { phone: '+5511987654321' },
  });
});

test.each([
  ['captured', 'paid'],
  ['declined', 'declined'],
  ['expired', 'expired'],
] as const)('what is %s on the phone is %s', async (status, state) => {
  const { token } = await start();
  await tell(token, status);
  expect(await viewOf(token)).toMatchObject({ state });
});

test('a buyer who paid after all is not lost: late money counts', async () => {
  const { token } = await start();
  await tell(token, 'expired');
  await tell(token, 'captured');
  expect(await viewOf(token)).toMatchObject({ state: 'paid' });
});

test('what nobody confirms runs out', async () => {
  const slow = await startTestCommerce();
  const body = mozambicanBody(await createLead(slow.app));
  const { token } = (await post(slow.app, paths.paymentV2, body)).json<PaymentResponse>();
  slow.passTime(16 * 60_000);
  const view = await eventually(
    async () => (await slow.app.inject(buildPath(paths.payment, { token }))).json<PaymentView>(),
    ({ state }) => state !== 'requires_action',
  );
  await slow.stop();
  expect(view.state).toBe('expired');
});

test('another request takes the place of one that waits', async () => {
  const leadId = await createLead(commerce.app);
  const first = await start(leadId);
  const second = await start(leadId);
  expect(second.payment.state).toBe('requires_action');
  expect(await viewOf(first.token)).toMatchObject({ state: 'expired' });
});

test('is for Mozambican numbers only', async () => {
  const body = mozambicanBody(await createLead(commerce.app));
  for (const phone of ['+5511987654321', '+258211234567', '841234567']) {
    const part = { method: 'm-pesa' as const, amount: body.amount, phone };
    const response = await post(commerce.app, paths.paymentV2, { ...body, paymentMethods: [part] });
    expect(response.statusCode).toBe(400);
  }
});

test('is not sold where the plan does not list it', async () => {
  const body = mozambicanBody(await createLead(commerce.app), {
    amount: 114000,
    business: 'meusucesso',
    productCode: 'ms',
    operation: 'BR',
    plan: 'ms-anual',
    planId: 'ms-anual',
  });
  const response = await post(commerce.app, paths.paymentV2, body);
  expect(response.json()).toMatchObject({
    code: 'invalid_field',
    errors: [{ field: '/paymentMethods/0/method', code: 'unavailable' }],
  });
});

test('shows nobody the number', async () => {
  const { token } = await start();
  expect(JSON.stringify(await viewOf(token))).not.toContain('841234567');
});
