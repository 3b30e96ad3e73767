import type { MozambiqueMethodId } from '@/brands/mozambiqueMethods';
import type { OfferedMethod } from './offeredMethods';

/** A way to pay that a brand offers in Mozambique, and the plan that it sells. */
export interface ActiveMethod {
  id: MozambiqueMethodId;
  planId: string;
}

/** The methods that a brand's list decides on. A debit card has no method of its own in the contract. */
const listed: Partial<Record<OfferedMethod, MozambiqueMethodId>> = {
  'credit-card': 'creditcard',
  bankslip: 'boleto',
};

/**
 * Leaves out what a brand does not offer in Mozambique (spec section 3). A method that is on no list,
 * such as M-Pesa, is the plan's to offer. Without a list, as elsewhere, all stay.
 */
export function keepActiveMethods(
  methods: readonly OfferedMethod[],
  active: readonly ActiveMethod[],
): OfferedMethod[] {
  if (active.length === 0) return [...methods];
  return methods.filter((method) => {
    const id = listed[method];
    return id === undefined || active.some((entry) => entry.id === id);
  });
}
