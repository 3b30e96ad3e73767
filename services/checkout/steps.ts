import type { CheckoutFlow, FlowStep } from '@/contract/productConfig';
import { routes } from './routes';

export type StepKind = 'default' | 'upsell' | 'upgrade' | 'recovery';

export function getStepKind(stepId: string): StepKind {
  if (stepId.includes('upsell')) return 'upsell';
  if (stepId.includes('upgrade')) return 'upgrade';
  if (stepId.includes('recovery')) return 'recovery';
  return 'default';
}

export function getSteps({ steps }: CheckoutFlow, kind: StepKind): FlowStep[] {
  return steps.filter(({ id }) => getStepKind(id) === kind);
}

/**
 * The step whose template is shown at a route; null on pages outside the flow.
 * @param route the page's `stepRoute`
 */
export function getCurrentStep(flow: CheckoutFlow, route: string): FlowStep | null {
  return flow.steps.find(({ templateId }) => routes[templateId] === route) ?? null;
}

export function getNextStep(flow: CheckoutFlow, step: FlowStep): FlowStep | null {
  return flow.steps.find(({ id }) => id === step.defaultNextStepId) ?? null;
}

/**
 * The step whose benefits stand beside the order: an offer after the purchase has a pitch of its own.
 * @param offeredPlanId null on pages of the purchase itself
 */
export function getPitchingStep({ steps }: CheckoutFlow, offeredPlanId: string | null) {
  const pitching = offeredPlanId === null ? 'presentation' : 'upsell-video';
  return steps.find(({ templateId }) => templateId === pitching);
}

export function getPreviousStep(flow: CheckoutFlow, step: FlowStep): FlowStep | null {
  return flow.steps.find(({ defaultNextStepId }) => defaultNextStepId === step.id) ?? null;
}
