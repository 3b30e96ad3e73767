import { getBrand } from '@/brands/registry';
import { findUnsellable } from '@/commerce/modules/catalogue/checkForProduction';
import { medcof } from '@/commerce/modules/catalogue/products/medcof';
import { mls } from '@/commerce/modules/catalogue/products/mls';
import { registry } from '@/commerce/modules/catalogue/registry';
import { parseDesignSystemId } from '@/services/checkout/theme';

const links = {
  terms: 'https://mls.example/termos',
  privacy: 'https://mls.example/privacidade',
  help: 'https://mls.example/ajuda',
};

it('accepts a product whose documents and facts are known', () => {
  expect(findUnsellable([medcof, { ...mls, links }])).toBeNull();
});

it('names every product that is not ready in one sentence, and says what to do', () => {
  expect(findUnsellable([medcof, mls, { ...medcof, guesses: ['legalName', 'plans'] }])).toBe(
    'APP_ENV=production does not start with products that are not ready: mls has no links to its terms, privacy and help; medcof-revalida has only guesses of legalName, plans. Complete them in commerce/modules/catalogue/products, or take them out of commerce/modules/catalogue/registry.ts.',
  );
});

it('tells the two countries of a product apart', () => {
  expect(findUnsellable([{ ...mls, operation: 'MZ' }])).toContain('mls (MZ) has no links');
});

test.each(registry)(
  '$code in $operation names documents of its own only where its brand has none',
  (product) => {
    const { dsProductId } = parseDesignSystemId(product.designSystemId);
    const isBranded = getBrand(dsProductId).links !== null;
    // undefined: the brand's apply. null: not known yet.
    expect(product.links === undefined).toBe(isBranded);
  },
);
