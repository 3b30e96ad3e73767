import { derivePaymentState } from '@/commerce/modules/payments/paymentStates';
import type { PartState } from '@/commerce/modules/payments/Payment';
import { partStates } from '@/commerce/modules/payments/tables';
import type { PaymentState } from '@/contract/enumerations';

test.each<[PartState[], PaymentState]>([
  [['processing'], 'processing'],
  [['requires_action'], 'requires_action'],
  [['pending'], 'pending'],
  [['paid'], 'paid'],
  [['declined'], 'declined'],
  [['expired'], 'expired'],
  [['refunded'], 'refunded'],
  [['authorized', 'created'], 'processing'],
  [['authorized', 'authorized'], 'processing'],
  [['paid', 'authorized'], 'processing'],
  [['authorized', 'pending'], 'pending'],
  [['requires_action', 'pending'], 'requires_action'],
  [['requires_action', 'requires_action'], 'requires_action'],
  [['paid', 'paid'], 'paid'],
  [['authorized', 'declined'], 'declined'],
  [['voided', 'declined'], 'declined'],
  [['paid', 'expired'], 'expired'],
  [['voided', 'expired'], 'expired'],
  [['paid', 'refunded'], 'refunded'],
])('%j makes a payment that is %s', (parts, state) => {
  expect(derivePaymentState(parts)).toBe(state);
});

const pairs = partStates.flatMap((first) => partStates.map((second) => [first, second]));

test.each(pairs)('%s and %s give the same state in either order', (first, second) => {
  expect(derivePaymentState([first, second])).toBe(derivePaymentState([second, first]));
});

test('only two paid parts make a paid payment', () => {
  const paid = pairs.filter((pair) => derivePaymentState(pair) === 'paid');
  expect(paid).toEqual([['paid', 'paid']]);
});
