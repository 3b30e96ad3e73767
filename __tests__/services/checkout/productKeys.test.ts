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

it.each(productKeyList)('%s has the catalogue’s name where no brand has one for it', (key) => {
  const { business, productCode } = productKeys[key];
  expect(findOwnName(business, productCode)).toBe(findCatalogueName(business, productCode));
});

it('has no name for a product without a key', () => {
  expect(findOwnName('vende-c', 'another')).toBeNull();
});
