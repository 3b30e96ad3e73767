import { buildPath, paths } from '@/contract/paths';
import type { PaymentRequest, PaymentResponse } from '@/contract/payment';
import { createLead, paymentBody, post, storedCard } from '../../support/commerceRequests';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());
beforeEach(() => {
  commerce.provider.reset();
});

describe('a stored card', () => {
  const pay = (body: PaymentRequest) => post(commerce.app, paths.paymentV2, body);

  const stored = (id: string, amount = 114000) => [storedCard(id, amount)];

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
    const url = buildPath(paths.payment, { token });
    const read = async () => (await commerce.app.inject(url)).json();
    expect(await read()).toMatchObject({ paymentProfileIds });
    commerce.passTime(3_600_000);
    expect(await read()).toMatchObject({ state: 'paid', paymentProfileIds: [] });
  });
});

describe('what is sold beside and after it', () => {
  const plan = (id: string) => ({ plan: id, planId: id, planType: 'yearly' }) as const;
  const resolveEnem = { business: 'aprovatotal', productCode: 'aprovatotal-resolve-enem' } as const;
  const live = { business: 'wiseup-live', productCode: 'live', voucher: 'ALUNO50' } as const;

  const pay = async (leadId: string, changes: Partial<PaymentRequest>) =>
    post(commerce.app, paths.paymentV2, paymentBody(leadId, 'card', changes));

  test('one buyer pays for the plan with the add-on and, with its voucher, for the upsell', async () => {
    const leadId = await createLead(commerce.app);
    const first = await pay(leadId, {
      ...resolveEnem,
      ...plan('resolve-enem-anual-redacao'),
      amount: 83880,
    });
    const second = await pay(leadId, { ...live, ...plan('live-anual-2-perfis'), amount: 268800 });
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json<PaymentResponse>().payment).toMatchObject({ state: 'paid', amount: 268800 });
    expect(second.json<PaymentResponse>().token).not.toBe(first.json<PaymentResponse>().token);
  });

  test.each<[string, Partial<PaymentRequest>, number, object]>([
    [
      'the add-on at the price without it',
      { ...resolveEnem, ...plan('resolve-enem-anual-redacao'), amount: 71880 },
      409,
      { code: 'price_changed', amount: 83880 },
    ],
    [
      'two profiles at the price of one',
      { ...live, ...plan('live-anual-2-perfis'), amount: 149400 },
      409,
      { code: 'price_changed', amount: 268800 },
    ],
    [
      'a plan of another product',
      { ...resolveEnem, ...plan('live-anual'), amount: 298800 },
      422,
      { code: 'invalid_field', errors: [{ field: '/planId', code: 'unknown' }] },
    ],
  ])('refused: %s', async (_, changes, status, problem) => {
    const response = await pay(await createLead(commerce.app), changes);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject(problem);
  });
});
