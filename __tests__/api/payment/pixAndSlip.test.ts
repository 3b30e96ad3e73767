import { randomUUID } from 'node:crypto';
import { buildPath, paths } from '@/contract/paths';
import { createLead, paymentBody, post } from '../../support/commerceRequests';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());

const pay = async (method: Parameters<typeof paymentBody>[1], leadId?: string) =>
  post(
    commerce.app,
    paths.paymentV2,
    paymentBody(leadId ?? (await createLead(commerce.app)), method),
  );

const newCode = (token: string, key: string = randomUUID()) =>
  commerce.app.inject({
    method: 'POST',
    url: buildPath(paths.paymentNewCode, { token }),
    headers: { 'idempotency-key': key },
  });

const viewOf = async (token: string) =>
  (await commerce.app.inject(buildPath(paths.payment, { token }))).json();

async function idOf(token: string): Promise<string> {
  const [row] = await commerce.database.query('select id from payments where token = $1', [token]);
  return String(row?.['id']);
}

describe('a new code', () => {
  test('is a new Pix of the same purchase, and the old one is over', async () => {
    const old = (await pay('pix')).json();
    const key = randomUUID();
    const response = await newCode(old.token, key);
    expect(response.statusCode).toBe(201);
    const fresh = response.json();
    expect(fresh).toMatchObject({ route: 'pix', payment: { state: 'pending', amount: 114000 } });
    expect(fresh.payment.pix.code).not.toBe(old.payment.pix.code);
    expect(await viewOf(old.token)).toMatchObject({ state: 'expired' });
    expect(commerce.provider.orders.at(-1)?.payer).toEqual(commerce.provider.orders.at(-2)?.payer);
    expect((await newCode(old.token, key)).body).toBe(response.body);
  });

  test('is not made when the old one was paid meanwhile', async () => {
    const { token } = (await pay('pix')).json();
    commerce.provider.set(await idOf(token), 'captured');
    const response = await newCode(token);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'already_paid', token });
  });

  test('is only for a Pix that exists', async () => {
    const slip = (await pay('bankslip')).json();
    expect((await newCode(slip.token)).json()).toMatchObject({ code: 'invalid_field' });
    expect((await newCode('x'.repeat(32))).statusCode).toBe(404);
  });
});

describe('the bank slip', () => {
  test('is shown under a policy that lets it do nothing', async () => {
    const { token } = (await pay('bankslip')).json();
    const response = await commerce.app.inject(buildPath(paths.bankSlipDocument, { token }));
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
    expect(response.body).toContain('<title>Boleto');
  });

  test('is not there for a Pix', async () => {
    const { token } = (await pay('pix')).json();
    const response = await commerce.app.inject(buildPath(paths.bankSlipDocument, { token }));
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
  });
});

test('a provider that cannot simulate offers no simulation', async () => {
  const { token } = (await pay('pix')).json();
  const response = await commerce.app.inject({
    method: 'POST',
    url: buildPath(paths.paymentSimulation, { token }),
  });
  expect(response.statusCode).toBe(404);
});

describe('a webhook', () => {
  const deliver = (payload: object, signature = 'good') =>
    commerce.app.inject({
      method: 'POST',
      url: buildPath(paths.webhook, { provider: 'fake' }),
      headers: { 'content-type': 'application/json', 'x-fake-signature': signature },
      payload,
    });

  test('pays a Pix once, however often it comes', async () => {
    const { token } = (await pay('pix')).json();
    const paymentId = await idOf(token);
    commerce.provider.set(paymentId, 'captured');
    const event = { id: randomUUID(), paymentId };
    const answers = await Promise.all([deliver(event), deliver(event), deliver(event)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
    const history = await commerce.database.query(
      'select to_state from payment_transitions where payment_id = $1 order by id',
      [paymentId],
    );
    expect(history.map((row) => row['to_state'])).toEqual([
      'created',
      'processing',
      'pending',
      'paid',
    ]);
  });

  test('with old news changes nothing', async () => {
    const { token } = (await pay('card')).json();
    const paymentId = await idOf(token);
    for (const status of ['pending', 'requires_action', 'declined', 'expired'] as const) {
      commerce.provider.set(paymentId, status);
      expect((await deliver({ id: randomUUID(), paymentId })).statusCode).toBe(204);
    }
    expect(await viewOf(token)).toMatchObject({ state: 'paid', declineReason: null });
  });

  test('that is not signed is refused', async () => {
    const response = await deliver({ id: 'x', paymentId: 'x' }, 'bad');
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ code: 'invalid_signature' });
  });

  test('of another provider is not found', async () => {
    const url = buildPath(paths.webhook, { provider: 'other' });
    const response = await commerce.app.inject({ method: 'POST', url, payload: {} });
    expect(response.statusCode).toBe(404);
  });
});
