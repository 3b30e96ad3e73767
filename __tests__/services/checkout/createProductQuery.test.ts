import { createProductQuery, parseQuery } from '@/services/checkout/query';

const pricedFor = {
  business: 'wiseup-online',
  operation: 'BR',
  voucher: null,
  flowId: 'default',
} as const;

test.each([
  ['pt-BR', {}],
  ['es-PE', { locale: 'es-PE' }],
  ['pt-MZ', { locale: 'pt-MZ' }],
] as const)('%s is named where it is not the default', (locale, expected) => {
  expect(createProductQuery(parseQuery('product=wup'), { ...pricedFor, locale })).toEqual({
    business: 'wiseup-online',
    operation: 'BR',
    ...expected,
  });
});

test('what a link says about plans and prices goes along', () => {
  const query = parseQuery('planId=a&plan=b&planTypes=yearly&offer=c&seller=ana');
  expect(
    createProductQuery(query, { ...pricedFor, locale: 'pt-BR', voucher: 'WOL120', flowId: 'peru' }),
  ).toEqual({
    business: 'wiseup-online',
    operation: 'BR',
    voucher: 'WOL120',
    flowId: 'peru',
    seller: 'ana',
    offer: 'c',
    planId: 'a',
    planTypes: 'yearly',
    plans: 'b',
  });
});
