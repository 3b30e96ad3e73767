import type { TemplateId } from '@/contract/enumerations';
import type { Plan, ProductV2 } from '@/contract/product';
import type { FlowStep } from '@/contract/productConfig';
import { getLongestInstallment } from './selectPlan';
import { getStepKind } from './steps';

export type SaleKind = 'main' | 'upsell';

const offers: Partial<Record<TemplateId, (plan: Plan, step: FlowStep) => boolean>> = {
  'order-bump': (plan, step) => plan.id === step.props.plan?.id,
  'order-bump-presentation': ({ profiles }) => profiles !== undefined,
  'upsell-order-bump-presentation': ({ profiles }) => profiles !== undefined,
};

/**
 * Ids of the product's plans that a step of the flow lets the buyer choose. A stored choice counts
 * only when it is one of them: it may come from another flow or another day.
 */
export function getChoosablePlanIds(
  { plans }: Pick<ProductV2, 'plans'>,
  steps: readonly FlowStep[],
  sale: SaleKind,
): string[] {
  const asking = steps.filter(({ id }) => (getStepKind(id) === 'upsell') === (sale === 'upsell'));
  return plans
    .filter((plan) => asking.some((step) => offers[step.templateId]?.(plan, step)))
    .map(({ id }) => id);
}

export type ProfilePlan = Plan & { profiles: number };

const isProfilePlan = (plan: Plan): plan is ProfilePlan => plan.profiles !== undefined;

export function getProfilePlans({ plans }: Pick<ProductV2, 'plans'>): ProfilePlan[] {
  return plans.filter(isProfilePlan).sort((a, b) => a.profiles - b.profiles);
}

/** What each profile of a plan costs, in minor units, without odd cents. */
export function getPricePerProfile({
  amount,
  profiles,
}: Pick<ProfilePlan, 'amount' | 'profiles'>): number {
  return Math.floor(amount / profiles);
}

interface PlanDifference {
  amount: number;
  monthly: { count: number; amount: number } | null;
}

export function getPlanDifference(base: Plan, plan: Plan): PlanDifference {
  const amount = plan.amount - base.amount;
  const spreadBase = getLongestInstallment(base);
  const spread = getLongestInstallment(plan);
  if (!spread || spread.id !== spreadBase?.id) return { amount, monthly: null };
  return { amount, monthly: { count: spread.id, amount: spread.value - spreadBase.value } };
}
