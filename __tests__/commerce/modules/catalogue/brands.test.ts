import { brands } from '@/brands/registry';
import { registry } from '@/commerce/modules/catalogue/registry';
import { parseDesignSystemId } from '@/services/checkout/theme';

/**
 * docs/behaviour.md 3, "Product keys": these have no brand of their own and get the neutral theme.
 */
const neutralProducts = ['powerhouse', 'vc', 'atrinca', 'mls'];

const branded = registry.map(({ business, code, designSystemId, operation }) => ({
  business,
  code,
  operation,
  brand: Object.values(brands).find(
    ({ dsProductId }) => dsProductId === parseDesignSystemId(designSystemId).dsProductId,
  ),
}));

test.each(branded)('$code in $operation has a brand of its own business', (product) => {
  expect(product.brand?.business).toBe(
    neutralProducts.includes(product.code) ? undefined : product.business,
  );
});

test.each(registry)(
  '$code in $operation says what each of its plans contains',
  ({ benefits, flows, plans }) => {
    const pitch = flows.flatMap(({ steps }) => steps).find(({ props }) => props.presentation)
      ?.props.presentation;
    for (const plan of plans) {
      const contents = plan.benefits ?? pitch?.benefits ?? benefits ?? [];
      expect(contents.length, plan.id).toBeGreaterThanOrEqual(2);
    }
  },
);

test('the catalogue sells every product code that a brand is configured with', () => {
  const codes = Object.values(brands).flatMap(({ productCode }) => productCode ?? []);
  expect(codes.length).toBeGreaterThan(0);
  expect(registry.map(({ code }) => code)).toEqual(expect.arrayContaining(codes));
});
