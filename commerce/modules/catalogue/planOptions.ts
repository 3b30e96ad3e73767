import type { PaymentMethod } from '@/contract/enumerations';
import type { CataloguePlan } from './CatalogueProduct';

type Methods = readonly PaymentMethod[];

export const online = ['credit-card', 'pix', 'bankslip'] as const satisfies Methods;

export const twoMethods = ['credit-card+credit-card', 'credit-card+pix'] as const satisfies Methods;

export const inPerson = [
  'credit-card-in-person',
  'pix-in-person',
  'cash',
  'cheque',
] as const satisfies Methods;

const profileCounts = [1, 2, 3, 4, 5] as const;

/**
 * A plan for one profile, and its variants for two to five people.
 * @param extraProfile What each further profile costs, in minor units.
 */
export function createProfilePlans(plan: CataloguePlan, extraProfile: number): CataloguePlan[] {
  return profileCounts.map((profiles) =>
    profiles === 1
      ? { ...plan, profiles }
      : {
          ...plan,
          id: `${plan.id}-${profiles}-perfis`,
          code: `${plan.code}-${profiles}-perfis`,
          name: `${plan.name}, ${profiles} perfis`,
          ...(plan.translations && { translations: nameProfiles(plan.translations, profiles) }),
          standardAmount: plan.standardAmount + extraProfile * (profiles - 1),
          profiles,
        },
  );
}

const nameProfiles = (
  { 'es-PE': spanish }: NonNullable<CataloguePlan['translations']>,
  profiles: number,
) => ({ 'es-PE': { ...spanish, name: `${spanish.name}, ${profiles} perfiles` } });
