import { createPaymentLinkQuery } from '@/server/checkout/loadPaymentLinkCheckout.server';

const sale = {
  template: 'invoice-payment',
  id: 'a/b c',
  business: 'medcof',
  productCode: 'medcof-revalida',
  locale: 'pt-BR',
} as const;

const named =
  'productCode=medcof-revalida&business=medcof&flowId=invoice&locale=pt-BR&reference=a%2Fb+c';

test.each([
  ['', named],
  ['seller=ana&source=a%20b', `seller=ana&source=a%20b&${named}`],
  // The id decides the product, whatever the link says about it.
  ['product=ms&planId=x&plan=y&plans=z&planTypes=yearly&mode=dark', `mode=dark&${named}`],
  ['offer=o&voucher=v&route=pix&flowId=offer&id=other&locale=es-PE', named],
])('%j', (rawQuery, expected) => {
  expect(createPaymentLinkQuery(rawQuery, sale)).toBe(expected);
});
