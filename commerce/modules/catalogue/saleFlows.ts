import type { CheckoutFlow, FlowStep } from '@/contract/product';
import type { Catalogue } from './createCatalogue';
import type { CatalogueProduct } from './CatalogueProduct';

/** The flow with this id, else the product's first: as the pages choose it (docs/behaviour.md 4). */
export function findSaleFlow(
  { flows }: Pick<CatalogueProduct, 'flows'>,
  id: string | null | undefined,
): CheckoutFlow | undefined {
  return flows.find((flow) => flow.id === id) ?? flows[0];
}

/** The brand that sells a product: the first half of its design system's id. */
export function getBrandId({ designSystemId }: Pick<CatalogueProduct, 'designSystemId'>): string {
  return designSystemId.split('$')[0] ?? designSystemId;
}

const asksForProfiles = ({ templateId }: FlowStep) =>
  templateId === 'upsell-order-bump-presentation';

/** Whether a step sells a plan: the one it names, or, where it asks how many profiles, any of them. */
function stepSells(catalogue: Catalogue, step: FlowStep, planId: string): boolean {
  const named = step.props.plan?.id;
  if (named === undefined) return false;
  if (named === planId) return true;
  const plans = asksForProfiles(step) ? (catalogue.getPlan(named)?.product.plans ?? []) : [];
  return plans.some(({ id, profiles }) => id === planId && profiles !== undefined);
}

/** Whether any flow of a product sells a plan of another product, as an upsell does. */
export function sellsInFlow(
  catalogue: Catalogue,
  { flows }: Pick<CatalogueProduct, 'flows'>,
  planId: string,
): boolean {
  return flows.some(({ steps }) => steps.some((step) => stepSells(catalogue, step, planId)));
}
