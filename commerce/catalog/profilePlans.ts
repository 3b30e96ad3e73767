import type { CatalogPlan } from './CatalogProduct';

const profileCounts = [1, 2, 3, 4, 5] as const;

/**
 * A plan for one profile, and the same for two to five people.
 * @param extraProfile What each further profile costs, in minor units.
 */
export function profilePlans(plan: CatalogPlan, extraProfile: number): CatalogPlan[] {
  return profileCounts.map((profiles) =>
    profiles === 1
      ? { ...plan, profiles }
      : {
          ...plan,
          id: `${plan.id}-${profiles}-perfis`,
          code: `${plan.code}-${profiles}-perfis`,
          name: `${plan.name}, ${profiles} perfis`,
          standardAmount: plan.standardAmount + extraProfile * (profiles - 1),
          profiles,
        },
  );
}
