import type { ProductV2 } from '@/contract/product';
import type { CheckoutFlow, FlowStep } from '@/contract/productConfig';
import { getCurrentStep, getNextStep } from '@/services/checkout/steps';

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

export function withoutOtherPitches(flow: CheckoutFlow, stepRoute: string): CheckoutFlow {
  const current = getCurrentStep(flow, stepRoute);
  const shown = [current, current && getNextStep(flow, current)];
  // Beside the order of an offer after the purchase stands what its pitch says.
  const kept = current?.templateId === 'upsell-payment' ? 'upsell-video' : 'presentation';
  return {
    ...flow,
    steps: flow.steps.map((step) =>
      shown.includes(step) || step.templateId === kept ? step : withoutPitch(step),
    ),
  };
}
