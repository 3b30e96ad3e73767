import { findBegunCheckout } from '@/services/analytics/begunCheckout';
import type { CheckoutPage } from '@/services/checkout/page';
import { writeStored } from '@/services/storage';
import { buildPlan, buildProduct } from '../../support/builders';
import { buildCheckoutPage } from '../../support/renderWithProviders';

const plans = [buildPlan({ id: 'one' }), buildPlan({ id: 'two', amount: 90_000 })];

function build(page: Partial<CheckoutPage>): CheckoutPage {
  const built = buildCheckoutPage({ brand: 'medcof' });
  const checkout = { ...built.checkout, product: buildProduct({ plans }) };
  return { ...built, checkout, stepRoute: '/payment', ...page };
}

const getPlanId = (page: unknown) => findBegunCheckout(page)?.event.ecommerce.items[0]?.item_id;

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  writeStored('dataLead', { leadId: 'lead', email: '', name: '', phone: '' });
});

test('a payment begins with the plan that its page opens with', () => {
  expect(getPlanId(build({}))).toBe('one');
  writeStored('PURCHASED_PLAN', 'two');
  expect(getPlanId(build({}))).toBe('one');
  expect(getPlanId(build({ choosablePlanIds: ['two'] }))).toBe('two');
  expect(findBegunCheckout(build({ choosablePlanIds: ['two'] }))?.event.ecommerce).toMatchObject({
    currency: 'BRL',
    value: 900,
  });
});

test('in Mozambique it begins with the plan of the first payment method', () => {
  const { brand } = build({});
  const mozambiqueMethods = [{ id: 'creditcard', name: 'Cartão', planId: 'two' } as const];
  expect(getPlanId(build({ brand: { ...brand, mozambiqueMethods } }))).toBe('two');
});

test.each([
  ['another step', () => build({ stepRoute: '/lead' })],
  [
    'what is offered after it, whose price is to come',
    () => build({ stepRoute: '/payment/upsell' }),
  ],
  ['a page without a product', () => ({ messages: {} })],
  ['no page', () => undefined],
  [
    'a trial that is ended by its link',
    () => build({ stepRoute: '/trial/{id}', reference: { template: 'trial', id: 'x' } }),
  ],
])('on %s no payment has begun', (_, buildPage) => {
  expect(findBegunCheckout(buildPage())).toBeNull();
});

test('a payment page without a lead leads back to it, and begins no payment', () => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  expect(findBegunCheckout(build({}))).toBeNull();
});

test("a buyer's own link needs no lead, and is a sale of its own", () => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  const [one, two] = ['one', 'two'].map((id) =>
    findBegunCheckout(build({ stepRoute: '/renew/{id}', reference: { template: 'renew', id } })),
  );
  expect(one?.event.event).toBe('begin_checkout');
  expect(one?.sale).toContain('one');
  expect(one?.sale).not.toBe(two?.sale);
});
