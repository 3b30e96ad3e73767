/** @jest-environment jsdom */
import { storeToken } from '@/components/payment/afterPayment';
import { readStored } from '@/services/storage/storage';
import { upsellFlow } from '../../support/builders';

const step = (id: string) => upsellFlow.steps.find((found) => found.id === id) ?? null;

beforeEach(() => {
  window.localStorage.clear();
});

test("an upsell's payment does not take the place of the purchase's", () => {
  storeToken('first', step('main-payment'));
  storeToken('second', step('upsell-payment'));
  expect(readStored('purchaseToken')).toBe('first');
  expect(readStored('upsellToken')).toBe('second');
  expect(readStored('paymentStepId')).toBe('upsell-payment');
});

test('a new purchase knows nothing of an earlier upsell', () => {
  storeToken('first', step('main-payment'));
  storeToken('second', step('upsell-payment'));
  storeToken('first', step('main-payment'));
  expect(readStored('upsellToken')).toBe('second');
  storeToken('third', step('main-payment'));
  expect(readStored('upsellToken')).toBeNull();
});
