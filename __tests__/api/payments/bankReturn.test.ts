import { randomUUID } from 'node:crypto';
import { ms } from '@/commerce/modules/catalogue/products/ms';
import { createReturnToken } from '@/commerce/modules/payments/buyerLinks';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentResponse } from '@/contract/payment';
import type { PaymentRequest } from '@/contract/paymentRequest';
import { createLead, leadBody, paymentBody, post } from '../../support/commerceRequests';
import { anyString } from '../../support/matchers';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

const secret = 'a secret of the tests';
const day = 24 * 60 * 60 * 1_000;

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce({ buyerLinkSecrets: [secret] });
});
afterAll(() => commerce.stop());
beforeEach(() => {
  commerce.provider.reset();
  commerce.provider.cardStatus = 'requires_action';
});

async function pay(forwardedHost?: string, changes: Partial<PaymentRequest> = {}) {
  const body = paymentBody(await createLead(commerce.app), 'card', changes);
  const headers = forwardedHost === undefined ? {} : { 'x-forwarded-host': forwardedHost };
  const response = await post(commerce.app, paths.paymentV2, body, randomUUID(), headers);
  expect(response.statusCode).toBe(201);
  const { token } = response.json<PaymentResponse>();
  const [row] = await commerce.database.query(
    'select id, created_at from payments where token = $1',
    [token],
  );
  const order = commerce.provider.orders.at(-1);
  const address = new URL(order?.method.method === 'credit-card' ? order.method.returnUrl : '');
  return { address, id: String(row?.id), createdAt: new Date(String(row?.created_at)) };
}

const ask = (token: string) => commerce.app.inject(buildPath(paths.paymentReturn, { token }));
const askBy = (address: URL) => ask(address.searchParams.get('paymentReturn') ?? '');

test.each([
  ['pay.escola.example', 'pay.escola.example'],
  ['PAY.escola.example:8443', 'pay.escola.example:8443'],
  [undefined, null],
  ['evil.example/a?b=@c', null],
  ['a b', null],
])('a buyer who pays at %s is led back to %s', async (host, returnHost) => {
  const { address } = await pay(host);
  expect(address.origin).not.toContain('escola');
  expect(address.searchParams.get('returnHost')).toBe(returnHost);
});

test('the return address names an offer only if it holds as long as the address works', async () => {
  const [offer] = ms.offers;
  if (!offer) throw new Error('The product has no offer');
  const nameOffer = async (days: number) => {
    offer.endsAt = new Date(Date.now() + days * day).toISOString();
    const { address } = await pay(undefined, { offer: offer.id, amount: offer.amount });
    return address.searchParams.get('offer');
  };
  expect([await nameOffer(0.9), await nameOffer(1.1)]).toEqual([null, offer.id]);
});

test('the return page gets the state of the payment, and nothing about the buyer', async () => {
  const { address, id } = await pay();
  const waiting = await askBy(address);
  expect(waiting.json()).toEqual({
    state: 'requires_action',
    amount: 114000,
    currency: 'BRL',
    declineReason: null,
  });
  expect(waiting.headers['cache-control']).toBe('no-store');
  await commerce.database.query("update payments set state = 'paid' where id = $1", [id]);
  const { body } = await askBy(address);
  expect(JSON.parse(body)).toMatchObject({ state: 'paid', amount: 114000 });
  // The browser that paid knows the payment by it.
  expect(id.toUpperCase().endsWith(address.searchParams.get('orderNumber') ?? '-')).toBe(true);
  for (const text of [leadBody.name, leadBody.email, 'token', id]) expect(body).not.toContain(text);
});

test('a purchase paid otherwise meanwhile is shown as paid', async () => {
  const { address, id } = await pay();
  const other = await pay();
  const purchase = '(select purchase_id from payments where id = $1)';
  const run = (query: string) => commerce.database.query(query, [id]);
  await run("update payments set state = 'expired' where id = $1");
  expect((await askBy(address)).json()).toMatchObject({ state: 'expired' });
  await commerce.database.query(
    `update payments set state = 'paid', amount = 99900, purchase_id = ${purchase} where id = $2`,
    [id, other.id],
  );
  await commerce.database.query(
    `update purchases set paid_payment_id = $2 where id = ${purchase}`,
    [id, other.id],
  );
  expect((await askBy(address)).json()).toMatchObject({ state: 'paid', amount: 99900 });
});

test('a return token is valid for a day, and only with our signature', async () => {
  const { createdAt, id } = await pay();
  const createToken = (by: string, age: number) =>
    createReturnToken(
      { buyerLinkSecrets: [by] },
      { id, createdAt: new Date(createdAt.getTime() - age) },
    ) ?? '';
  expect((await ask(createToken(secret, 0))).statusCode).toBe(200);
  for (const token of [
    createToken(secret, day + 60_000),
    createToken('another secret', 0),
    createToken(secret, 0).slice(1),
    'x',
    id,
  ])
    expect((await ask(token)).statusCode).toBe(404);
});

test('a refusal by the bank is shown as declined', async () => {
  commerce.provider.cardStatus = 'declined';
  const body = paymentBody(await createLead(commerce.app));
  await post(commerce.app, paths.paymentV2, body);
  const [row] = await commerce.database.query(
    "select id, created_at from payments where state = 'declined' order by created_at desc limit 1",
  );
  const token = createReturnToken(
    { buyerLinkSecrets: [secret] },
    { id: String(row?.id), createdAt: new Date(String(row?.created_at)) },
  );
  expect((await ask(token ?? '')).json()).toMatchObject({
    state: 'declined',
    declineReason: anyString,
  });
});
