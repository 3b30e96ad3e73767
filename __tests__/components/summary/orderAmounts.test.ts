import { getOrderAmounts } from '@/components/summary/orderAmounts';
import { buildPlan } from '../../support/builders';

const installment = { id: 12, value: 10000, firstValue: 10000, standardValue: 10000, tax: 0 };

test.each([
  [
    'the plain price',
    buildPlan(),
    null,
    { subtotal: 120000, discount: 0, interest: 0, total: 120000 },
  ],
  [
    'a voucher takes off',
    buildPlan({ amount: 102000, standardAmount: 114000 }),
    null,
    { subtotal: 114000, discount: 12000, interest: 0, total: 102000 },
  ],
  [
    'interest adds',
    buildPlan(),
    { ...installment, tax: 0.02, totalValue: 130000 },
    { subtotal: 120000, discount: 0, interest: 10000, total: 130000 },
  ],
  [
    'both',
    buildPlan({ amount: 102000, standardAmount: 114000 }),
    { ...installment, tax: 0.02, totalValue: 110000 },
    { subtotal: 114000, discount: 12000, interest: 8000, total: 110000 },
  ],
])('%s', (_, plan, spread, amounts) => {
  const result = getOrderAmounts(plan, spread?.totalValue ?? plan.amount);
  expect(result).toEqual(amounts);
  expect(result.subtotal - result.discount + result.interest).toBe(result.total);
});
