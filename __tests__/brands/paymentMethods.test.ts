import { getBrand } from '@/brands/registry';
import { registry } from '@/commerce/modules/catalogue/registry';
import { mozambicanKeys, productKeys } from '@/services/checkout/productKeys';
import { parseDesignSystemId } from '@/services/checkout/theme';

const plans = registry.flatMap(({ designSystemId, operation, plans: ofProduct }) => {
  const { dsProductId } = parseDesignSystemId(designSystemId);
  const { payment } = getBrand(dsProductId, operation === 'MZ' ? 'pt-MZ' : 'pt-BR');
  return ofProduct.map(({ id, paymentMethods }) => ({
    id,
    paymentMethods,
    taken: payment.methods,
  }));
});

test.each(plans)('the brand of $id takes every method of the plan', ({ paymentMethods, taken }) => {
  expect(paymentMethods.filter((method) => !taken.includes(method))).toEqual([]);
});

test('M-Pesa pays in Mozambique, and neither for ms nor for wol', () => {
  const sold = registry.filter((product) =>
    product.plans.some(({ paymentMethods }) => paymentMethods.includes('m-pesa')),
  );
  expect(sold.map(({ code, operation }) => [code, operation])).toEqual([['vc', 'MZ']]);
});

test('the keys sold in Mozambique are those of the catalogue', () => {
  const sold = Object.entries(productKeys).filter(([, { business, productCode }]) =>
    registry.some(
      (product) =>
        product.operation === 'MZ' && product.business === business && product.code === productCode,
    ),
  );
  expect(sold.map(([key]) => key).sort()).toEqual([...mozambicanKeys].sort());
});
