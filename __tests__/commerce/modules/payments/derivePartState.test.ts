import { derivePartState } from '@/commerce/modules/payments/applyCharge';

test.each([
  ['captured', 'processing', 'paid'],
  ['declined', 'processing', 'declined'],
  ['requires_action', 'processing', 'requires_action'],
  ['pending', 'processing', 'pending'],
  ['expired', 'pending', 'expired'],
  ['refunded', 'paid', 'refunded'],
  ['voided', 'processing', 'declined'],
  ['voided', 'requires_action', 'expired'],
  ['voided', 'pending', 'expired'],
  ['voided', 'paid', 'refunded'],
] as const)('a charge that is %s turns a part from %s to %s', (status, current, expected) => {
  expect(derivePartState(status, current)).toBe(expected);
});
