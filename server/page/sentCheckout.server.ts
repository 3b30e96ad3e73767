import type { ProductV2 } from '@/contract/product';
import type { CheckoutFlow, FlowStep } from '@/contract/productConfig';
import { getCurrentStep, getNextStep, getPitchingStep } from '@/services/checkout/steps';

export const withoutInstallments = (product: ProductV2, kept: ReadonlySet<string>): ProductV2 => ({
  ...product,
  plans: product.plans.map((plan) => (kept.has(plan.id) ? plan : { ...plan, installments: [] })),
});

function withoutPitch(step: FlowStep): FlowStep {
  const props = { ...step.props };
  delete props.campaign;
  delete props.picture;
  delete props.presentation;
  delete props.video;
  return { ...step, props };
}

/** @param offeredPlanId null on pages of the purchase itself */
export function withoutOtherPitches(
  flow: CheckoutFlow,
  stepRoute: string,
  offeredPlanId: string | null,
): CheckoutFlow {
  const current = getCurrentStep(flow, stepRoute);
  const next = current && getNextStep(flow, current);
  const shown = [current, next, getPitchingStep(flow, offeredPlanId)];
  return {
    ...flow,
    steps: flow.steps.map((step) => (shown.includes(step) ? step : withoutPitch(step))),
  };
}
