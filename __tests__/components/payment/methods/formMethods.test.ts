import { keepBrandMethods } from '@/components/payment/methods/formMethods';
import { type PaymentMethod, paymentMethods } from '@/contract/enumerations';
import { getOfferedMethods } from '@/services/checkout/offeredMethods';

test('leaves out a method that only a newer service knows', () => {
  const parse = (text: string) => JSON.parse(text) as PaymentMethod[];
  const methods = getOfferedMethods(parse('["pix", "barter", "toString"]'));
  const taken = parse('["barter", "toString"]');
  expect(keepBrandMethods(methods, { methods: [...paymentMethods, ...taken] })).toEqual(['pix']);
});

test.each([
  [['credit-card', 'pix', 'bankslip'] as const, ['pix', 'credit-card']],
  [['credit-card'] as const, ['credit-card']],
  [['cheque'] as const, []],
])('a brand that accepts %j offers %j from a plan', (methods, offered) => {
  expect(keepBrandMethods(['pix', 'm-pesa', 'cash', 'credit-card'], { methods })).toEqual(offered);
});
