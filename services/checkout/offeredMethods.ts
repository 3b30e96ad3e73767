import type { InPersonMethod, PaymentMethod } from '@/contract/enumerations';

const withoutForm = [
  'bank-slip',
  'default-credit-card',
  'livelo',
  'livelo+credit-card',
  'livelo+pix',
  'nu-pay',
] as const satisfies readonly PaymentMethod[];

export type OfferedMethod = Exclude<PaymentMethod, (typeof withoutForm)[number]>;

export type PaymentPlace = 'online' | 'inPerson';

export function isOfferedMethod(method: PaymentMethod): method is OfferedMethod {
  return !withoutForm.some((known) => known === method);
}

const inPerson: Record<InPersonMethod, true> = {
  'credit-card-in-person': true,
  'pix-in-person': true,
  cash: true,
  cheque: true,
};

export function isInPersonMethod(method: PaymentMethod): method is InPersonMethod {
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

export function preselectMethod<Method extends PaymentMethod>(
  methods: readonly Method[],
  wishes: readonly (string | undefined)[],
): Method | undefined {
  return wishes.flatMap((wish) => methods.find((method) => method === wish) ?? [])[0] ?? methods[0];
}
