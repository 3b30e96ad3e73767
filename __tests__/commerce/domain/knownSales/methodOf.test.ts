import type { PaymentMethod } from '@/contract/enumerations';
import { offerOthersFirst } from '@/commerce/domain/knownSales/methodOf';

const methods: PaymentMethod[] = ['credit-card', 'bankslip', 'credit-card+pix', 'pix'];

test.each<[PaymentMethod, PaymentMethod[]]>([
  ['credit-card', ['bankslip', 'pix', 'credit-card', 'credit-card+pix']],
  ['pix', ['credit-card', 'bankslip', 'credit-card+pix', 'pix']],
  ['credit-card+pix', ['bankslip', 'credit-card', 'credit-card+pix', 'pix']],
  ['m-pesa', methods],
])('after %s failed, what has nothing of it is offered first', (failed, expected) => {
  expect(offerOthersFirst(methods, failed)).toEqual(expected);
});
