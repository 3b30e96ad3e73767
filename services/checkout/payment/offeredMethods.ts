import type { PaymentMethod } from '../../payment';

/** The methods that the payment page has a form for. */
export type OfferedMethod = Exclude<
  PaymentMethod,
  'bank-slip' | 'default-credit-card' | 'livelo' | 'livelo+credit-card' | 'livelo+pix' | 'nu-pay'
>;

/** All that the form has fields for: besides, the card of an earlier purchase, which no plan lists. */
export type FormMethod = OfferedMethod | 'default-credit-card';

/** Where the buyer pays: on the page, or to the seller who sits opposite. */
export type SalePlace = 'online' | 'inPerson';

const offered: Record<OfferedMethod, SalePlace> = {
  'credit-card': 'online',
  pix: 'online',
  bankslip: 'online',
  'm-pesa': 'online',
  'credit-card+credit-card': 'online',
  'credit-card+pix': 'online',
  'credit-card-in-person': 'inPerson',
  'pix-in-person': 'inPerson',
  cash: 'inPerson',
  cheque: 'inPerson',
};

/** Whether the payment page has a form for a method. */
export function isOfferedMethod(method: string): method is OfferedMethod {
  return Object.hasOwn(offered, method);
}

/**
 * The plan's methods that the page has a form for, in the plan's order.
 * @param place where the buyer pays; a plan that has no method there is paid online
 */
export function getOfferedMethods(
  planMethods: readonly PaymentMethod[],
  place: SalePlace = 'online',
): OfferedMethod[] {
  const methods = planMethods.filter(isOfferedMethod);
  const there = methods.filter((method) => offered[method] === place);
  return there.length > 0 || place === 'online' ? there : getOfferedMethods(planMethods);
}

/** The method that is chosen on arrival: the link's, else the step's, else the first offered. */
export function preselectMethod<Method extends PaymentMethod>(
  methods: readonly Method[],
  wishes: readonly (string | undefined)[],
): Method | undefined {
  return wishes.flatMap((wish) => methods.find((method) => method === wish) ?? [])[0] ?? methods[0];
}
