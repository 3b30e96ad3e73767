import type { TemplateId } from '@/contract/enumerations';
import type { FlowStep, Plan, Product } from '../product';
import { getStepKind } from './steps';

/** What a payment is for: the purchase itself, or what is offered after it. */
export type Sale = 'main' | 'upsell';

/** Which plans a step lets the buyer choose; the other templates leave no choice. */
const offers: Partial<Record<TemplateId, (plan: Plan, step: FlowStep) => boolean>> = {
  'order-bump': (plan, step) => plan.id === step.props.plan?.id,
  'order-bump-presentation': ({ profiles }) => profiles !== undefined,
  'upsell-order-bump-presentation': ({ profiles }) => profiles !== undefined,
};

/**
 * Ids of the product's plans that a step of the flow lets the buyer choose. A stored choice counts
 * only when it is one of them: it may be of another flow or another day.
 */
export function getChoosablePlanIds(
  { plans }: Pick<Product, 'plans'>,
  steps: readonly FlowStep[],
  sale: Sale,
): string[] {
  const asking = steps.filter(({ id }) => (getStepKind(id) === 'upsell') === (sale === 'upsell'));
  return plans
    .filter((plan) => asking.some((step) => offers[step.templateId]?.(plan, step)))
    .map(({ id }) => id);
}
