import {
  createCheckoutEvent,
  createLeadEvent,
  createPaymentEvent,
  createPromotionEvent,
  createPurchaseEvent,
} from '@/services/analytics/events';
import { buildPlan } from '../../support/builders';

const plan = buildPlan({ id: 'plan-1', name: 'Anual', amount: 119_990 });
const sale = {
  currency: 'BRL',
  value: 1199.9,
  items: [{ item_id: 'plan-1', item_name: 'Anual', price: 1199.9, quantity: 1 }],
};

test('a value is in major units, and always has its currency', () => {
  expect(createLeadEvent(plan)).toEqual({ event: 'generate_lead', ecommerce: sale });
  expect(createCheckoutEvent(plan)).toEqual({ event: 'begin_checkout', ecommerce: sale });
  expect(createPaymentEvent(plan, 'pix')).toEqual({
    event: 'add_payment_info',
    ecommerce: { ...sale, payment_type: 'pix' },
  });
});

const payment = {
  amount: 119_990,
  currency: 'BRL',
  orderNumber: '0A1B2C3D',
  planId: 'plan-1',
  planName: 'Anual',
  productCode: 'a-product',
  state: 'paid',
} as const;

test('a purchase is identified by its order number', () => {
  expect(createPurchaseEvent(payment)).toEqual({
    event: 'purchase',
    ecommerce: { ...sale, transaction_id: '0A1B2C3D' },
  });
});

test.each(['pending', 'processing', 'declined', 'requires_action', 'trial'] as const)(
  'a payment that is %s is no purchase',
  (state) => {
    expect(createPurchaseEvent({ ...payment, state })).toBeNull();
  },
);

test('a purchase without an order number is not reported, because nothing identifies it', () => {
  expect(createPurchaseEvent({ ...payment, orderNumber: '' })).toBeNull();
});

test('an offer is identified by its step and by what it offers', () => {
  const step = { id: 'upsell-video', props: { plan: { id: 'more', business: 'medcof' } } };
  expect(createPromotionEvent('view_promotion', step)).toEqual({
    event: 'view_promotion',
    ecommerce: { promotion_id: 'upsell-video', items: [{ item_id: 'more', item_name: 'more' }] },
  });
  const named = {
    id: 'bump',
    props: { presentation: { headline: 'Mais aulas', benefits: [], guaranteeDays: 7 } },
  };
  expect(createPromotionEvent('select_promotion', named).ecommerce.items).toEqual([
    { item_id: 'bump', item_name: 'Mais aulas' },
  ]);
});
