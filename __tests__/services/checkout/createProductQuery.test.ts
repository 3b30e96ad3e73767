import { createProductQuery, isOfOneBuyer, parseQuery } from '@/services/checkout/query';

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
] as const)('%s is sent only where it is not the default', (locale, expected) => {
  expect(createProductQuery(parseQuery('product=wup'), { ...pricedFor, locale })).toEqual({
    business: 'wiseup-online',
    operation: 'BR',
    seller: 'performance',
    source: 'direto',
    priceMode: 'default',
    ...expected,
  });
});

test('passes on all that a link says of plans, prices, seller and buyer', () => {
  const query = parseQuery(
    'planId=a&plan=b&planTypes=yearly&offer=c&seller=ana&source=blog&priceMode=min&leadId=l1' +
      '&email=maria%40exemplo.com&accountId=acc&enrollmentSubscriptionId=sub',
  );
  const asked = createProductQuery(query, {
    ...pricedFor,
    locale: 'pt-BR',
    voucher: 'WOL120',
    flowId: 'peru',
  });
  // The 13 values of docs/behaviour.md 7, and two of ours: offer and flow.
  expect(asked).toEqual({
    business: 'wiseup-online',
    planTypes: 'yearly',
    plans: 'b',
    leadId: 'l1',
    operation: 'BR',
    voucher: 'WOL120',
    accountId: 'acc',
    priceMode: 'min',
    seller: 'ana',
    source: 'blog',
    email: 'maria@exemplo.com',
    planId: 'a',
    enrollmentSubscriptionId: 'sub',
    flowId: 'peru',
    offer: 'c',
  });
});

test.each([
  ['', 'default'],
  ['priceMode=min', 'min'],
  ['priceMode=cheapest', 'default'],
])('%s asks for the prices of mode %s', (rawQuery, priceMode) => {
  const asked = createProductQuery(parseQuery(rawQuery), { ...pricedFor, locale: 'pt-BR' });
  expect(asked).toMatchObject({ priceMode });
});

test.each([
  ['seller=ana&source=blog&voucher=WOL120', false],
  ['leadId=l1', true],
  ['email=maria%40exemplo.com', true],
  ['accountId=acc', true],
  ['enrollmentSubscriptionId=sub', true],
])('an answer to %s belongs to one buyer: %s', (rawQuery, expected) => {
  const asked = createProductQuery(parseQuery(rawQuery), { ...pricedFor, locale: 'pt-BR' });
  expect(isOfOneBuyer(asked)).toBe(expected);
});

test('overlong values of a link do not keep its page from opening', () => {
  const query = parseQuery(`source=${'s'.repeat(300)}&accountId=${'a'.repeat(300)}`);
  const asked = createProductQuery(query, { ...pricedFor, locale: 'pt-BR' });
  expect(asked.source).toHaveLength(200);
  // A part of an id would be another id.
  expect(asked.accountId).toBeUndefined();
});
