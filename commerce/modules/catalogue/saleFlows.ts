import type { Campaign } from '@/contract/enumerations';
import { findByCode } from '@/domain/codes';
import type {
  CatalogueFlow,
  CataloguePlan,
  CatalogueProduct,
  CatalogueStep,
  CatalogueVoucher,
} from './CatalogueProduct';
import type { Catalogue } from './createCatalogue';

export function findNamedFlow(
  { flows }: Pick<CatalogueProduct, 'flows'>,
  id: string | null | undefined,
): CatalogueFlow | undefined {
  return findByCode(flows, (flow) => flow.id, id ?? '');
}

/** Finds the flow with this id, else the product's first, as the pages do (docs/behaviour.md 4). */
export function findSaleFlow(
  product: Pick<CatalogueProduct, 'flows'>,
  id: string | null | undefined,
): CatalogueFlow | undefined {
  return findNamedFlow(product, id) ?? product.flows[0];
}

/** The brand that sells a product: the first half of its design system's id. */
export function getBrandId({ designSystemId }: Pick<CatalogueProduct, 'designSystemId'>): string {
  return designSystemId.split('$')[0] ?? designSystemId;
}

const asksForProfiles = ({ templateId }: CatalogueStep) =>
  templateId === 'upsell-order-bump-presentation';

function stepSells(catalogue: Catalogue, step: CatalogueStep, planId: string): boolean {
  const named = step.props.plan?.id;
  if (named === undefined) return false;
  if (named === planId) return true;
  const plans = asksForProfiles(step) ? (catalogue.getPlan(named)?.product.plans ?? []) : [];
  return plans.some(({ id, profiles }) => id === planId && profiles !== undefined);
}

export function sellsInFlow(
  catalogue: Catalogue,
  { flows }: Pick<CatalogueProduct, 'flows'>,
  planId: string,
): boolean {
  return flows.some(({ steps }) => steps.some((step) => stepSells(catalogue, step, planId)));
}

interface FlowVoucher {
  voucher: CatalogueVoucher;
  campaign: Campaign | undefined;
}

/**
 * Finds the voucher that a flow applies to a plan. For the product's own plans it is the first step's,
 * for another product's the voucher of the step that sells it.
 */
export function findFlowVoucher(
  catalogue: Catalogue,
  product: CatalogueProduct,
  plan: CataloguePlan,
  { flowId, flowProduct }: { flowId: string | null; flowProduct: CatalogueProduct },
): FlowVoucher | null {
  const steps = findSaleFlow(flowProduct, flowId)?.steps ?? [];
  const step =
    flowProduct === product
      ? steps[0]
      : steps.find((one) => one.props.voucher && stepSells(catalogue, one, plan.id));
  const { campaign, voucher: code } = step?.props ?? {};
  const voucher = product.vouchers.find((known) => known.planId === plan.id && known.code === code);
  return voucher ? { voucher, campaign } : null;
}
