import { neutral } from '@/brands/neutral';
import { getBrand } from '@/brands/registry';
import { registry } from '@/commerce/modules/catalogue/registry';
import { findOwnName, productKeyList, productKeys } from '@/services/checkout/productKeys';
import { parseDesignSystemId } from '@/services/checkout/theme';

function findCatalogueName(business: string, code: string): string | null {
  const product = registry.find((sold) => sold.business === business && sold.code === code);
  if (!product) throw new Error(`${code} is not sold.`);
  const { dsProductId } = parseDesignSystemId(product.designSystemId);
  return getBrand(dsProductId) === neutral ? product.name : null;
}

it.each(productKeyList)(
  '%s has a name of its own where it is nobody’s brand, and the catalogue’s',
  (key) => {
    const { business, productCode } = productKeys[key];
    expect(findOwnName(business, productCode)).toBe(findCatalogueName(business, productCode));
  },
);

it('has no name for what no key stands for', () => {
  expect(findOwnName('vende-c', 'another')).toBeNull();
});
