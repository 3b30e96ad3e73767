import { randomUUID } from 'node:crypto';
import { buildCommerce } from '@/commerce/buildCommerce';
import type { App } from '@/commerce/http/App';
import type { Charge, ChargeOrder } from '@/commerce/providers/PaymentProvider';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentResponse, PaymentView } from '@/contract/payment';
import { cards, typedCard } from '@/testing/cards';
import { eventually } from '@/testing/eventually';
import { parts } from '@/testing/requests';
import { sales } from '@/testing/sales';
import { getTxid, payPix, readLedger } from '@/testing/sandbox';
import {
  createLead,
  createMozambicanLead,
  mpesaBody,
  paymentBody,
  post,
} from '../../support/commerceRequests';
import { startSandboxSystem, type SandboxSystem } from '../../support/startSandboxSystem';

let system: SandboxSystem;
let app: App;

beforeAll(async () => {
  system = await startSandboxSystem();
  app = system.app;
});
afterAll(() => system.stop());

async function payByCard(number: string) {
  const part = parts.card(114000, 12, typedCard(number));
  const body = paymentBody(await createLead(app), 'card', { paymentMethods: [part] });
  return post(app, paths.paymentV2, body);
}

async function payBy(method: 'pix' | 'bankslip') {
  const response = await post(app, paths.paymentV2, paymentBody(await createLead(app), method));
  return response.json<Required<PaymentResponse>>();
}

const viewOf = async (token: string) =>
  (await app.inject(buildPath(paths.payment, { token }))).json<PaymentView>();

async function injectFault(fault: object): Promise<void> {
  await fetch(`${system.sandboxUrl}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
}

test('an approved card', async () => {
  const response = await payByCard(cards.approved);
  expect(response.statusCode).toBe(201);
  expect(response.json()).toMatchObject({
    route: 'success',
    payment: { state: 'paid', installments: 12 },
  });
});

test.each([
  ['4000000000000002', 'card_refused'],
  ['4000000000009995', 'insufficient_funds'],
  ['4000000000000069', 'expired_card'],
  ['4000000000000127', 'wrong_security_code'],
])('the card %s is declined: %s', async (number, reason) => {
  const response = await payByCard(number);
  expect(response.statusCode).toBe(402);
  expect(response.json()).toMatchObject({ code: 'payment_declined', reason });
});

test('3-D Secure, authorized at the bank, ends paid', async () => {
  const response = (await payByCard(cards.threeDSecure)).json<PaymentResponse>();
  expect(response).toMatchObject({ route: 'payment-verification' });
  const page = new URL(response.redirect ?? '').pathname;
  await fetch(`${system.sandboxUrl}${page}/answer`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'answer=authorize',
  });
  const view = await eventually(
    () => viewOf(response.token),
    ({ state }) => state !== 'requires_action',
  );
  expect(view).toMatchObject({ state: 'paid', redirect: null });
});

test('a card of another company than the buyer chose is declined', async () => {
  const encryptedCard = typedCard(cards.mastercard);
  const pay = async (cardCompany: 'mastercard' | 'visa') => {
    const part = { ...parts.card(114000, 12), cardCompany, encryptedCard };
    const body = paymentBody(await createLead(app), 'card', { paymentMethods: [part] });
    return post(app, paths.paymentV2, body);
  };
  const refused = await pay('visa');
  expect(refused.statusCode).toBe(402);
  expect(refused.json()).toMatchObject({ code: 'payment_declined', reason: 'card_refused' });
  expect((await pay('mastercard')).statusCode).toBe(201);
});

test('a Pix paid at the bank is reported by webhook', async () => {
  const { token, payment } = await payBy('pix');
  const { code = '' } = payment.pix ?? {};
  expect(code).toMatch(/^000201.*6304[0-9A-F]{4}$/);
  await payPix(system, getTxid(code));
  const view = await eventually(
    () => viewOf(token),
    ({ state }) => state === 'paid',
  );
  expect(view.state).toBe('paid');
});

test.each(['pix', 'bankslip'] as const)('a simulated %s is paid', async (method) => {
  const { token, payment } = await payBy(method);
  expect(payment.canSimulate).toBe(true);
  const url = buildPath(paths.paymentSimulation, { token });
  const response = await post(app, url, {});
  expect(response.statusCode).toBe(200);
  const simulated = response.json<PaymentView>();
  expect(simulated).toMatchObject({ state: 'paid', canSimulate: false });
  // Its page may have nothing newer to show: the receipt needs the day and the links.
  const shown = await viewOf(token);
  expect(simulated).toEqual(shown);
  expect(shown.paidAt).toBeDefined();
});

describe('M-Pesa', () => {
  async function payByMpesa() {
    const body = mpesaBody(await createMozambicanLead(system, sales.vcInMozambique));
    return (await post(app, paths.paymentV2, body)).json<Required<PaymentResponse>>();
  }

  test.each([
    ['completed', 'paid'],
    ['cancelled', 'declined'],
    ['expired', 'expired'],
  ])('%s on the phone becomes %s', async (result, state) => {
    const { token } = await payByMpesa();
    const [row] = await system.database.query(
      'select mpesa_id from payment_parts t join payments p on p.id = t.payment_id where token = $1',
      [token],
    );
    await fetch(`${system.sandboxUrl}/mpesa/${String(row?.mpesa_id)}/answer`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ result }),
    });
    const view = await eventually(
      () => viewOf(token),
      (current) => current.state !== 'requires_action',
    );
    expect(view).toMatchObject({ state });
    const url = buildPath(paths.paymentSimulation, { token });
    const simulation = await post(app, url, {});
    // An ended payment cannot be paid any more.
    expect(simulation.statusCode).toBe(state === 'paid' ? 200 : 409);
  });

  test('is paid when simulated', async () => {
    const { token, payment } = await payByMpesa();
    expect(payment.canSimulate).toBe(true);
    const url = buildPath(paths.paymentSimulation, { token });
    const response = await post(app, url, {});
    expect(response.json()).toMatchObject({ state: 'paid', canSimulate: false });
  });
});

test('nothing is simulated in production', async () => {
  const { token } = await payBy('pix');
  const production = await buildCommerce({ ...system.options, appEnvironment: 'production' });
  await production.ready();
  const view = await production.inject(buildPath(paths.payment, { token }));
  expect(view.json()).toMatchObject({ state: 'pending', canSimulate: false });
  const url = buildPath(paths.paymentSimulation, { token });
  const simulation = await post(production, url, {});
  expect(simulation.statusCode).toBe(404);
  await production.close();
});

test('the bank slip can be printed', async () => {
  const { token, payment } = await payBy('bankslip');
  expect(payment.bankSlip?.digitableLine).toMatch(/^\d{47}$/);
  const response = await app.inject(buildPath(paths.bankSlipDocument, { token }));
  expect(response.statusCode).toBe(200);
  expect(response.body).toContain('<svg');
});

test('a new code ends the old Pix at the provider', async () => {
  const { token } = await payBy('pix');
  await system.database.query(
    `update payment_parts set pix_expires_at = now()
     from payments where payments.id = payment_id and token = $1`,
    [token],
  );
  const response = await app.inject({
    method: 'POST',
    url: buildPath(paths.paymentNewCode, { token }),
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(response.statusCode).toBe(201);
  const payments = await system.database.query('select state from payments where token = $1', [
    token,
  ]);
  expect(payments).toEqual([{ state: 'expired' }]);
});

test.each([
  { target: 'charges', fault: 'drop-after', times: 1 },
  { target: 'charges', fault: 'drop-before', times: 1 },
  { target: 'charges', fault: 'error', times: 1 },
  { target: 'charges', fault: 'delay', times: 1, delayMs: 6_000 },
])('a card is charged once despite $fault', async (fault) => {
  const capturedBefore = await captures();
  await injectFault(fault);
  const response = await payByCard(cards.approved);
  expect(response.statusCode).toBe(201);
  const { token } = response.json<PaymentResponse>();
  const view = await eventually(
    () => viewOf(token),
    ({ state }) => state === 'paid',
  );
  expect(view.state).toBe('paid');
  expect(await captures()).toBe(capturedBefore + 1);
});

test('a refund at the provider is reported by webhook', async () => {
  const { token } = (await payByCard(cards.approved)).json<PaymentResponse>();
  const [part] = await system.database.query(
    `select provider_charge_id from payment_parts
     join payments on payments.id = payment_id where token = $1`,
    [token],
  );
  await fetch(`${system.sandboxUrl}/charges/${String(part?.provider_charge_id)}/refund`, {
    method: 'POST',
    headers: { authorization: 'Bearer test-key' },
  });
  const view = await eventually(
    () => viewOf(token),
    ({ state }) => state === 'refunded',
  );
  expect(view.state).toBe('refunded');
});

test('the charges of a day are read across all pages', async () => {
  const { provider } = system.options;
  const references = Array.from({ length: 101 }, (): string => randomUUID());
  const order: Omit<ChargeOrder, 'reference'> = {
    amount: 114000,
    currency: 'BRL',
    payer: { name: 'Ana Lima', email: 'ana@example.com', phone: '+5511987654321', document: null },
    description: 'Curso',
    merchant: { name: 'Escola', city: 'São Paulo' },
    method: { method: 'pix', expiresInSeconds: 600 },
  };
  const startedOn = today();
  for (const reference of references) await provider.createCharge({ ...order, reference });
  const listed: Charge[] = [];
  // The day may end while the charges are created.
  for (const day of new Set([startedOn, today()]))
    for await (const charge of provider.listCharges(day, fail)) listed.push(charge);
  const ours = listed.filter(({ reference }) => references.includes(reference));
  expect(ours.map(({ reference }) => reference)).toEqual(references);
  expect(ours.at(-1)).toMatchObject({ amount: 114000, currency: 'BRL', status: 'pending' });
});

const fail = (error: Error) => {
  throw error;
};

const today = () => new Date().toISOString().slice(0, 10);

async function captures(): Promise<number> {
  const ledger = await readLedger(system);
  return ledger.filter(({ kind }) => kind === 'captured').length;
}
