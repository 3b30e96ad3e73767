import { paths } from '@/contract/paths';
import type { PaymentResponse } from '@/contract/payment';
import type { PaymentRequest } from '@/contract/paymentRequest';
import { createLead, createVerifiedLead, paymentBody, post } from '../../support/commerceRequests';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());
beforeEach(() => {
  commerce.provider.reset();
});

describe('an add-on and an upsell', () => {
  const plan = (id: string) => ({ plan: id, planId: id, planType: 'yearly' }) as const;
  const resolveEnem = { business: 'aprovatotal', productCode: 'aprovatotal-resolve-enem' } as const;
  const wol = { business: 'wiseup-online', productCode: 'wup' } as const;
  const live = { business: 'wiseup-live', productCode: 'live' } as const;

  const pay = async (leadId: string, changes: Partial<PaymentRequest>) =>
    post(commerce.app, paths.paymentV2, paymentBody(leadId, 'card', changes));

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

  test('the plan with the add-on is sold at its own price', async () => {
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
