import type { CataloguePlan, CatalogueProduct } from './CatalogueProduct';
import type { Catalogue } from './createCatalogue';

/**
 * The plans that a product's flows offer after its purchase: each upsell's own and, where the buyer
 * is asked for how many, those for more profiles.
 */
export function listUpsellPlans(
  { getPlan }: Pick<Catalogue, 'getPlan'>,
  { flows }: Pick<CatalogueProduct, 'flows'>,
): CataloguePlan[] {
  const steps = flows.flatMap((flow) => flow.steps).filter(({ id }) => id.includes('upsell'));
  return steps.flatMap(({ props, templateId }) => {
    const sold = props.plan && getPlan(props.plan.id);
    if (!sold) return [];
    return templateId === 'upsell-order-bump-presentation'
      ? sold.product.plans.filter(({ profiles }) => profiles !== undefined)
      : [sold.plan];
  });
}
