import { buildPath, paths } from '@/contract/paths';
import type { PaymentRequest, PaymentResponse } from '@/contract/payment';
import {
  createLead,
  createVerifiedLead,
  paymentBody,
  post,
  storedCard,
} from '../../support/commerceRequests';
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

  const first = {
    business: 'aprovatotal',
    productCode: 'aprovatotal-resolve-enem',
    plan: 'resolve-enem-anual',
    planId: 'resolve-enem-anual',
    amount: 71880,
  } as const;
  /** Another product, offered after the first one. */
  const upsell = {
    business: 'aprovatotal',
    productCode: 'treinamento-de-elite',
    plan: 'treinamento-de-elite-anual',
    planId: 'treinamento-de-elite-anual',
    amount: 33480,
  } as const;

  /** A buyer who is offered something after what they buy. */
  async function buy() {
    const { business, planId, productCode } = first;
    const leadId = await createLead(commerce.app, { business, planId, productCode });
    return {
      leadId,
      paid: (await pay(paymentBody(leadId, 'card', first))).json<PaymentResponse>(),
    };
  }

  test('the card of a purchase pays what is offered after it, with one click', async () => {
    const { leadId, paid } = await buy();
    const profileId = paid.paymentProfileIds[0] ?? '';
    const response = await pay(
      paymentBody(leadId, 'card', { ...upsell, paymentMethods: stored(profileId, upsell.amount) }),
    );
    expect(response.json()).toMatchObject({ route: 'success', payment: { state: 'paid' } });
    expect(commerce.provider.orders.at(-1)?.method).toMatchObject({
      method: 'default-credit-card',
      profileId,
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
    const { leadId, paid } = await buy();
    const profileId = 'card_4111111111111111abcdef';
    await commerce.database.query(
      `update payment_parts set profile_id = $2
     from payments where payments.id = payment_id and token = $1`,
      [paid.token, profileId],
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
  const wol = { business: 'wiseup-online', productCode: 'wup' } as const;
  const live = { business: 'wiseup-live', productCode: 'live' } as const;

  const pay = async (leadId: string, changes: Partial<PaymentRequest>) =>
    post(commerce.app, paths.paymentV2, paymentBody(leadId, 'card', changes));

  /** Whose product is sold with an add-on, and whose flow sells more after the purchase. */
  const createStudent = () =>
    createLead(commerce.app, { ...resolveEnem, planId: 'resolve-enem-anual' });
  const createLearner = () => createVerifiedLead(commerce, { ...wol, planId: 'wol-anual' });

  test('one buyer pays for the plan with its profiles and, at half its price, for the upsell', async () => {
    const leadId = await createLearner();
    const first = await pay(leadId, { ...wol, ...plan('wol-anual-2-perfis'), amount: 154680 });
    const second = await pay(leadId, { ...live, ...plan('live-anual-2-perfis'), amount: 268800 });
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json<PaymentResponse>().payment).toMatchObject({ state: 'paid', amount: 268800 });
    expect(second.json<PaymentResponse>().token).not.toBe(first.json<PaymentResponse>().token);
  });

  test('the plan with the add-on costs what it costs', async () => {
    const changes = { ...resolveEnem, ...plan('resolve-enem-anual-redacao'), amount: 83880 };
    expect((await pay(await createStudent(), changes)).statusCode).toBe(201);
  });

  test.each<[string, () => Promise<string>, Partial<PaymentRequest>, number, object]>([
    [
      'the add-on at the price without it',
      createStudent,
      { ...resolveEnem, ...plan('resolve-enem-anual-redacao'), amount: 71880 },
      409,
      { code: 'price_changed', amount: 83880 },
    ],
    [
      'two profiles at the price of one',
      async () => {
        const leadId = await createLearner();
        await pay(leadId, { ...wol, ...plan('wol-anual'), amount: 118800 });
        return leadId;
      },
      { ...live, ...plan('live-anual-2-perfis'), amount: 149400 },
      409,
      { code: 'price_changed', amount: 268800 },
    ],
    [
      'a plan of another product',
      createStudent,
      { ...resolveEnem, ...plan('live-anual'), amount: 298800 },
      422,
      { code: 'invalid_field', errors: [{ field: '/planId', code: 'unknown' }] },
    ],
  ])('refused: %s', async (_, createBuyer, changes, status, problem) => {
    const response = await pay(await createBuyer(), changes);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject(problem);
  });
});
