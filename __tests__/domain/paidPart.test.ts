import { describePaidPart } from '@/domain/paidPart';

const part = { method: 'pix', amount: 10_000, installments: null };

test('a part without installments is paid at once', () => {
  expect(describePaidPart(part)).toEqual({ method: 'pix', count: 1, value: 10_000 });
});

test('the first installment carries the odd cents, and a stored card is a card', () => {
  const stored = { ...part, method: 'default-credit-card', installments: 3 };
  expect(describePaidPart(stored)).toEqual({ method: 'credit-card', count: 3, value: 3_333 });
});
