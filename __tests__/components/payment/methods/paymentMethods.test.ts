import { keepActiveMethods } from '@/components/payment/methods/paymentMethods';
import type { PageMozambiqueMethod } from '@/services/pageProps/page';

const active = (...ids: PageMozambiqueMethod['id'][]) => ids.map((id) => ({ id }));

describe('in Mozambique', () => {
  test.each([
    ['a card only', active('creditcard'), ['credit-card', 'm-pesa']],
    ['a slip as well', active('creditcard', 'boleto'), ['credit-card', 'bankslip', 'm-pesa']],
    ['debit cards only', active('debitcard'), ['m-pesa']],
    ['no list', [], ['credit-card', 'bankslip', 'm-pesa']],
  ])('with %s', (_, list, methods) => {
    expect(keepActiveMethods(['credit-card', 'bankslip', 'm-pesa'], list)).toEqual(methods);
  });
});
