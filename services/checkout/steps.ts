import type { CheckoutFlow, FlowStep } from '@/contract/product';
import { routes } from './routes';

export type StepKind = 'default' | 'upsell' | 'upgrade' | 'recovery';

/** A step's kind is written in its id (docs/behaviour.md 4, "Step kinds"). */
export function getStepKind(stepId: string): StepKind {
  if (stepId.includes('upsell')) return 'upsell';
  if (stepId.includes('upgrade')) return 'upgrade';
  if (stepId.includes('recovery')) return 'recovery';
  return 'default';
}

const isMultiProfile = (step: FlowStep) => step.id.includes('multiprofile');

interface StepSelection {
  kind: StepKind;
  /** Multi-profile upsell steps count only while the multi-profile flow is on. */
  isMultiProfileOn: boolean;
}

/** The flow's steps of one kind, in flow order. */
export function getSteps(
  flow: CheckoutFlow,
  { isMultiProfileOn, kind }: StepSelection,
): FlowStep[] {
  return flow.steps.filter(
    (step) =>
      getStepKind(step.id) === kind &&
      (kind !== 'upsell' || isMultiProfileOn || !isMultiProfile(step)),
  );
}

/**
 * The step whose template is shown at a route; null on pages outside the flow.
 * @param route the page's `stepRoute`
 */
export function getCurrentStep(flow: CheckoutFlow, route: string): FlowStep | null {
  return flow.steps.find(({ templateId }) => routes[templateId] === route) ?? null;
}

/** The step after this one, found through its defaultNextStepId; null at the end of the flow. */
export function getNextStep(flow: CheckoutFlow, step: FlowStep): FlowStep | null {
  return flow.steps.find(({ id }) => id === step.defaultNextStepId) ?? null;
}

/** The step that leads to this one; null at the start of the flow. */
export function getPreviousStep(flow: CheckoutFlow, step: FlowStep): FlowStep | null {
  return flow.steps.find(({ defaultNextStepId }) => defaultNextStepId === step.id) ?? null;
}

/** At least lead, main-payment, main-success; for the others at least payment and success. */
const minimumSteps: Record<StepKind, number> = { default: 3, upsell: 2, upgrade: 2, recovery: 2 };

/** The total that the step indicator shows when the brand has no number of its own. */
export function getStepCount(flow: CheckoutFlow, selection: StepSelection): number {
  return Math.max(minimumSteps[selection.kind], getSteps(flow, selection).length);
}
