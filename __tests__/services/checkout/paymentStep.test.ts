import { findPayingStep, getTokenKey } from '@/services/checkout/paymentStep';
import { defaultFlow, upsellFlow } from '../../support/builders';

test.each([
  ['/payment', null, 'main-payment'],
  ['/payment', 'upsell-payment', 'main-payment'],
  ['/success', 'upsell-payment', 'main-payment'],
  ['/payment/upsell', 'main-payment', 'upsell-payment'],
  ['/success/upsell', null, 'upsell-payment'],
  ['/pix', null, 'main-payment'],
  ['/pix', 'main-payment', 'main-payment'],
  ['/pix', 'upsell-payment', 'upsell-payment'],
  ['/payment-verification', 'upsell-payment', 'upsell-payment'],
  ['/pix', 'a step of another flow', 'main-payment'],
])('%s, last paid: %s', (pathname, last, expected) => {
  expect(findPayingStep(upsellFlow, pathname, last)?.id).toBe(expected);
});

test('a flow without the upsell that was paid last uses its own payment', () => {
  expect(findPayingStep(defaultFlow, '/pix', 'upsell-payment')?.id).toBe('main-payment');
  expect(findPayingStep({ id: 'x', steps: [] }, '/pix', null)).toBeNull();
});

test.each([
  ['/payment', 'purchaseToken'],
  ['/payment/upsell', 'upsellToken'],
])('the payment of %s is stored as %s', (pathname, key) => {
  expect(getTokenKey(findPayingStep(upsellFlow, pathname, null))).toBe(key);
});
