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

test.each(plans)(
  'the brand of $id accepts every payment method of the plan',
  ({ paymentMethods, taken }) => {
    expect(paymentMethods.filter((method) => !taken.includes(method))).toEqual([]);
  },
);

test('only vc in Mozambique sells with M-Pesa', () => {
  const sold = registry.filter((product) =>
    product.plans.some(({ paymentMethods }) => paymentMethods.includes('m-pesa')),
  );
  expect(sold.map(({ code, operation }) => [code, operation])).toEqual([['vc', 'MZ']]);
});

test('mozambicanKeys lists exactly the product keys that the catalogue sells in Mozambique', () => {
  const sold = Object.entries(productKeys).filter(([, { business, productCode }]) =>
    registry.some(
      (product) =>
        product.operation === 'MZ' && product.business === business && product.code === productCode,
    ),
  );
  expect(sold.map(([key]) => key).sort()).toEqual([...mozambicanKeys].sort());
});
