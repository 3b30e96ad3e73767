import type { CatalogueFlow, CatalogueProduct, CatalogueStep, SoldPlan } from './CatalogueProduct';
import { findRepeated } from './findRepeated';

type FindPlan = (planId: string) => SoldPlan | undefined;

function checkStep(step: CatalogueStep, product: CatalogueProduct, findPlan: FindPlan): string[] {
  const { paymentMethod, plan, voucher } = step.props;
  if (!plan) return paymentMethod ? [`step ${step.id} chooses a method for no plan`] : [];
  const sold = findPlan(plan.id);
  if (sold?.product.operation !== product.operation || sold.product.business !== plan.business) {
    return [`step ${step.id} sells an unknown plan`];
  }
  const isVoucherKnown = sold.product.vouchers.some(
    ({ code, planId }) => code === voucher && planId === plan.id,
  );
  return [
    ...(step.templateId === 'payment' && sold.product !== product
      ? [`step ${step.id} sells a plan of another product`]
      : []),
    ...(voucher && !isVoucherKnown ? [`step ${step.id} brings an unknown voucher`] : []),
    ...(paymentMethod && !sold.plan.paymentMethods.includes(paymentMethod)
      ? [`step ${step.id} chooses a method that its plan does not have`]
      : []),
  ];
}

function walk({ steps }: CatalogueFlow): string[] {
  const visited: string[] = [];
  let step = steps[0];
  while (step && !visited.includes(step.id)) {
    visited.push(step.id);
    const { defaultNextStepId } = step;
    step = steps.find(({ id }) => id === defaultNextStepId);
  }
  return visited;
}

/**
 * Finds what is wrong with a flow of a product.
 * @param findPlan over the whole catalogue: an upsell may sell a plan of another product
 * @returns One sentence per fault.
 */
export function checkFlow(
  flow: CatalogueFlow,
  product: CatalogueProduct,
  findPlan: FindPlan,
): string[] {
  const { id, steps } = flow;
  const ids = steps.map((step) => step.id);
  const visited = walk(flow);
  const voucher = steps[0]?.props.voucher;
  return [
    ...(steps[0]?.templateId === 'lead' ? [] : ['the first step is not the lead']),
    ...(voucher && !product.vouchers.some(({ code }) => code === voucher)
      ? ['the first step brings an unknown voucher']
      : []),
    ...findRepeated(ids).map((stepId) => `step ${stepId} is there twice`),
    ...steps
      .filter(({ defaultNextStepId: next }) => next !== null && !ids.includes(next))
      .map((step) => `step ${step.id} leads nowhere`),
    ...(steps.some(({ defaultNextStepId }) => defaultNextStepId === null)
      ? []
      : ['no step ends it']),
    ...ids
      .filter((stepId) => !visited.includes(stepId))
      .map((stepId) => `step ${stepId} is never reached`),
    ...steps.flatMap((step) => checkStep(step, product, findPlan)),
    ...(flow.trial && !isPaidByCard(flow, findPlan)
      ? ['its trial is of a plan without a card']
      : []),
  ].map((fault) => `flow ${id}: ${fault}`);
}

function isPaidByCard({ steps }: CatalogueFlow, findPlan: FindPlan): boolean {
  const planId = steps.find(({ templateId }) => templateId === 'payment')?.props.plan?.id ?? '';
  return findPlan(planId)?.plan.paymentMethods.includes('credit-card') ?? false;
}
