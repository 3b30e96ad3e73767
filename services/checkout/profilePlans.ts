import type { Plan, Product } from '../product';

/** A plan that is sold by number of profiles. */
export type ProfilePlan = Plan & { profiles: number };

const isProfilePlan = (plan: Plan): plan is ProfilePlan => plan.profiles !== undefined;

/** The product's plans by number of profiles, the fewest first. */
export function getProfilePlans({ plans }: Pick<Product, 'plans'>): ProfilePlan[] {
  return plans.filter(isProfilePlan).sort((a, b) => a.profiles - b.profiles);
}

/** What each profile of a plan costs, in minor units; odd cents are left out. */
export function getPricePerProfile({ amount, profiles }: ProfilePlan): number {
  return Math.floor(amount / profiles);
}
