import { paths } from '@/contract/paths';
import type { PaymentRequest, PaymentResponse } from '@/contract/payment';
import { createLead, paymentBody, post } from '../../support/commerceRequests';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());
beforeEach(() => {
  commerce.provider.reset();
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
