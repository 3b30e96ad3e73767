import { keepActiveMethods } from '@/components/payment/methods/paymentMethods';
import { getOfferedMethods } from '@/services/checkout/offeredMethods';
import type { PageMozambiqueMethod } from '@/services/pageProps/page';

const active = (...ids: PageMozambiqueMethod['id'][]) => ids.map((id) => ({ id }));

test('a method that only a newer service knows is left out', () => {
  const methods = getOfferedMethods(JSON.parse('["pix", "barter", "toString"]'));
  expect(keepActiveMethods(methods, [])).toEqual(['pix']);
});

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
