/** @jest-environment jsdom */
import { rememberToken } from '@/services/checkout/payment/rememberPayment';
import { readStored } from '@/services/storage/storage';
import { upsellFlow } from '../../../support/builders';

const step = (id: string) => upsellFlow.steps.find((found) => found.id === id) ?? null;

beforeEach(() => {
  window.localStorage.clear();
});

test("an upsell's payment does not take the place of the purchase's", () => {
  rememberToken('first', step('main-payment'));
  rememberToken('second', step('upsell-payment'));
  expect(readStored('purchaseToken')).toBe('first');
  expect(readStored('upsellToken')).toBe('second');
  expect(readStored('paymentStepId')).toBe('upsell-payment');
});

test('a new purchase knows nothing of an earlier upsell', () => {
  rememberToken('first', step('main-payment'));
  rememberToken('second', step('upsell-payment'));
  rememberToken('first', step('main-payment'));
  expect(readStored('upsellToken')).toBe('second');
  rememberToken('third', step('main-payment'));
  expect(readStored('upsellToken')).toBeNull();
});
