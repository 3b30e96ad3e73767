import { randomUUID } from 'node:crypto';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentView, PaymentResponse } from '@/contract/payment';
import { createLead, paymentBody, post } from '../../support/commerceRequests';
import { anyString } from '../../support/matchers';
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

async function idOf(token: string): Promise<string> {
  const [row] = await commerce.database.query('select id from payments where token = $1', [token]);
  return String(row?.id);
}

const viewOf = async (token: string) =>
  (await commerce.app.inject(buildPath(paths.payment, { token }))).json<PaymentView>();

const newCode = (token: string, key: string = randomUUID(), payload?: string | object) =>
  commerce.app.inject({
    method: 'POST',
    url: buildPath(paths.paymentNewCode, { token }),
    headers: {
      'idempotency-key': key,
      ...(payload !== undefined && { 'content-type': 'application/json' }),
    },
    ...(payload !== undefined && { payload }),
  });

const later = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  commerce.passTime(1_800_000);
  try {
    return await work();
  } finally {
    commerce.passTime(-1_800_000);
  }
};

describe('a new code', () => {
  test('is a new Pix of the same purchase, and ends the old one', async () => {
    const old = (await pay('pix')).json<PaymentResponse>();
    const key = randomUUID();
    const response = await later(() => newCode(old.token, key));
    expect(response.statusCode).toBe(201);
    const fresh = response.json<PaymentResponse>();
    expect(fresh).toMatchObject({
      route: 'pix',
      payment: { state: 'pending', amount: 114000, pix: { code: anyString } },
    });
    expect(fresh.payment?.pix?.code).not.toBe(old.payment?.pix?.code);
    const [row] = await commerce.database.query('select state from payments where token = $1', [
      old.token,
    ]);
    expect(row).toEqual({ state: 'expired' });
    expect(commerce.provider.orders.at(-1)?.payer).toEqual(commerce.provider.orders.at(-2)?.payer);
    expect((await newCode(old.token, key)).body).toBe(response.body);
  });

  test.each([
    ['pix', { state: 'pending', pix: { code: anyString } }],
    ['bankslip', { state: 'pending', bankSlip: { barcode: anyString } }],
    ['card', { state: 'paid' }],
  ] as const)('or a %s in its place is shown on the page of the old one', async (method, view) => {
    const leadId = await createLead(commerce.app);
    const old = (await pay('pix', leadId)).json<PaymentResponse>();
    const { token } = (await pay(method, leadId)).json<PaymentResponse>();
    expect(await viewOf(old.token)).toMatchObject({ token, ...view });
  });

  test('is not shown in place of the old one once it has expired itself', async () => {
    const leadId = await createLead(commerce.app);
    const old = (await pay('pix', leadId)).json<PaymentResponse>();
    await pay('pix', leadId);
    expect(await later(() => viewOf(old.token))).toMatchObject({
      token: old.token,
      state: 'expired',
    });
  });

  test('does not hide why a card was declined', async () => {
    const leadId = await createLead(commerce.app);
    commerce.provider.cardStatus = 'declined';
    const response = await pay('card', leadId);
    const { token } = response.json<PaymentResponse>();
    commerce.provider.reset();
    await pay('pix', leadId);
    expect(await viewOf(token)).toMatchObject({ token, state: 'declined' });
  });

  test('is not created when the old one was paid meanwhile', async () => {
    const { token } = (await pay('pix')).json<PaymentResponse>();
    commerce.provider.set(await idOf(token), 'captured');
    const response = await later(() => newCode(token));
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'already_paid', token });
  });

  test('is not created while another is pending, which is returned instead', async () => {
    const old = (await pay('pix')).json<PaymentResponse>();
    const fresh = (await later(() => newCode(old.token))).json<PaymentResponse>();
    commerce.passTime(1_700_000);
    const answers = await Promise.all([old, fresh, old].map(({ token }) => newCode(token)));
    commerce.passTime(-1_700_000);
    expect(answers.map((answer) => answer.json<PaymentResponse>().token)).toEqual(
      Array(3).fill(fresh.token),
    );
  });

  test.each(['[]', '"x"', '{"amount":1}'])('accepts no body such as %s', async (payload) => {
    const { token } = (await pay('pix')).json<PaymentResponse>();
    const response = await newCode(token, randomUUID(), payload);
    expect(response.statusCode).toBe(400);
    expect((await newCode(token, randomUUID(), '{}')).statusCode).toBe(201);
  });

  test('shares the limit of twenty Pix and slips a day', async () => {
    const leadId = await createLead(commerce.app);
    for (let count = 1; count < 20; count += 1) {
      await pay(count % 2 === 0 ? 'pix' : 'bankslip', leadId);
    }
    const twentieth = await pay('pix', leadId);
    expect(twentieth.statusCode).toBe(201);
    const { token } = twentieth.json<PaymentResponse>();
    const [asCode, asPayment] = await later(async () => [
      await newCode(token),
      await pay('bankslip', leadId),
    ]);
    expect([asCode.statusCode, asPayment.statusCode]).toEqual([429, 429]);
    expect((await pay('card', leadId)).statusCode).toBe(201);
  });

  test('requires an existing Pix', async () => {
    const slip = (await pay('bankslip')).json<PaymentResponse>();
    expect((await newCode(slip.token)).json<PaymentResponse>()).toMatchObject({
      code: 'invalid_field',
    });
    expect((await newCode('x'.repeat(32))).statusCode).toBe(404);
  });
});
