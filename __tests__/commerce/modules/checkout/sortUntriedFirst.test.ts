import type { PaymentMethod } from '@/contract/enumerations';
import { sortUntriedFirst } from '@/commerce/modules/checkout/recovery';

const methods: PaymentMethod[] = ['credit-card', 'bankslip', 'credit-card+pix', 'pix'];

test.each<[PaymentMethod, PaymentMethod[]]>([
  ['credit-card', ['bankslip', 'pix', 'credit-card', 'credit-card+pix']],
  ['pix', ['credit-card', 'bankslip', 'credit-card+pix', 'pix']],
  ['credit-card+pix', ['bankslip', 'credit-card', 'credit-card+pix', 'pix']],
  ['m-pesa', methods],
])('after %s failed, methods that share nothing with it are offered first', (failed, expected) => {
  expect(sortUntriedFirst(methods, failed)).toEqual(expected);
});
