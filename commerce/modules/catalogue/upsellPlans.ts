import type { CataloguePlan, CatalogueProduct } from './CatalogueProduct';
import type { Catalogue } from './createCatalogue';

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
