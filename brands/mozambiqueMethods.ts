import type { LinkEnvironment } from './brand';

/** How a buyer pays in Mozambique (spec section 3, "Mozambique payment methods"). */
export type MozambiqueMethodId = 'creditcard' | 'debitcard' | 'boleto';

export interface MozambiqueMethod {
  /** As the spec calls it to a buyer. */
  name: string;
  isActive: boolean;
  /** The plan that this method sells, per environment. */
  planId: Record<LinkEnvironment, string>;
}

/** A method that a brand does not have is left out; one it has but does not offer is not active. */
export type MozambiqueMethods = Partial<Record<MozambiqueMethodId, MozambiqueMethod>>;

/** A plan that has the same id in every environment. */
export const everyEnvironment = (planId: string): Record<LinkEnvironment, string> => ({
  test: planId,
  homolog: planId,
  production: planId,
});
