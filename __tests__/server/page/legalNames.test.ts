import { registry } from '@/commerce/modules/catalogue/registry';
import { legalNames } from '@/commerce/modules/catalogue/sellers';
import { findLegalName } from '@/server/page/legalNames.server';
import { productKeyList, productKeys } from '@/services/checkout/productKeys';

const confirmed: readonly string[] = Object.values(legalNames);

const sold = productKeyList.flatMap((key) => {
  const { business, productCode } = productKeys[key];
  return registry
    .filter((product) => product.business === business && product.code === productCode)
    .filter(({ legalName }) => confirmed.includes(legalName))
    .map(({ legalName, operation }) => ({ key, operation, legalName }));
});

it.each(sold)('$key in $operation is sold by the catalogue’s company', ({ key, legalName }) => {
  const { business, productCode } = productKeys[key];
  expect(findLegalName(business, productCode)).toBe(legalName);
});

it('knows no company of a product without a key', () => {
  expect(sold.length).toBeGreaterThanOrEqual(18);
  expect(findLegalName('vende-c', 'another')).toBeNull();
});
