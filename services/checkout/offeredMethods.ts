import type { InPersonMethod, PaymentMethod } from '@/contract/enumerations';

/** Methods that no page has a form for, or that a page offers by itself. */
const withoutForm = [
  'bank-slip',
  'default-credit-card',
  'livelo',
  'livelo+credit-card',
  'livelo+pix',
  'nu-pay',
] as const satisfies readonly PaymentMethod[];

/** The methods that a plan can offer on a payment page. */
export type OfferedMethod = Exclude<PaymentMethod, (typeof withoutForm)[number]>;

/** Where the buyer pays: on the page, or to the seller who sits opposite. */
export type PaymentPlace = 'online' | 'inPerson';

/** Whether a plan's method has a form on the payment page. */
export function isOfferedMethod(method: PaymentMethod): method is OfferedMethod {
  return !withoutForm.some((known) => known === method);
}

const inPerson: Record<InPersonMethod, true> = {
  'credit-card-in-person': true,
  'pix-in-person': true,
  cash: true,
  cheque: true,
};

/** Whether a seller receives the money face to face and confirms it. */
export function isInPersonMethod(method: PaymentMethod): boolean {
  return Object.hasOwn(inPerson, method);
}

/**
 * The plan's methods that the page has a form for, in the plan's order.
 * @param place where the buyer pays; a plan that has no method there is paid online
 */
export function getOfferedMethods(
  planMethods: readonly PaymentMethod[],
  place: PaymentPlace = 'online',
): OfferedMethod[] {
  const methods = planMethods.filter(isOfferedMethod);
  const there = methods.filter((method) => isInPersonMethod(method) === (place === 'inPerson'));
  return there.length > 0 || place === 'online' ? there : getOfferedMethods(planMethods);
}

/** The method that is chosen on arrival: the link's, else the step's, else the first offered. */
export function preselectMethod<Method extends PaymentMethod>(
  methods: readonly Method[],
  wishes: readonly (string | undefined)[],
): Method | undefined {
  return wishes.flatMap((wish) => methods.find((method) => method === wish) ?? [])[0] ?? methods[0];
}
