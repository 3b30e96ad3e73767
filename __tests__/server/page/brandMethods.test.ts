import type { MozambiqueMethodId } from '@/brands/brand';
import { forEveryEnvironment } from '@/brands/brandDefaults';
import { wolMz } from '@/brands/wol-mz';
import { getAcceptedMethods } from '@/server/page/brandMethods.server';

function createBrand(...listed: [id: MozambiqueMethodId, isActive: boolean][]) {
  const planId = forEveryEnvironment('plan');
  const methods = listed.map(([id, isActive]) => [id, { name: id, isActive, planId }] as const);
  return {
    ...wolMz,
    payment: {
      ...wolMz.payment,
      methods: ['credit-card', 'bankslip', 'm-pesa'] as const,
      mozambiqueMethods: Object.fromEntries(methods),
    },
  };
}

const card = ['creditcard', true] as const;

describe('in Mozambique', () => {
  test.each([
    ['a card only', createBrand([...card]), ['credit-card', 'm-pesa']],
    [
      'a slip that is not active',
      createBrand([...card], ['boleto', false]),
      ['credit-card', 'm-pesa'],
    ],
    [
      'a slip as well',
      createBrand([...card], ['boleto', true]),
      ['credit-card', 'bankslip', 'm-pesa'],
    ],
    ['debit cards only', createBrand(['debitcard', true]), ['m-pesa']],
    ['no list', createBrand(), ['credit-card', 'bankslip', 'm-pesa']],
  ])('with %s', (_, brand, methods) => {
    expect(getAcceptedMethods(brand)).toEqual(methods);
  });
});
