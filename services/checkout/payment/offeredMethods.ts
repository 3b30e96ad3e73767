import type { PaymentMethod, PaymentPart } from '../../payment';

/** The methods that the payment page has a form for. */
export type OfferedMethod = PaymentPart['method'];

const offered: Record<OfferedMethod, true> = {
  'credit-card': true,
  pix: true,
  bankslip: true,
  'm-pesa': true,
};

/** Whether the payment page has a form for a method. */
export function isOfferedMethod(method: string): method is OfferedMethod {
  return Object.hasOwn(offered, method);
}

/** The plan's methods that the page has a form for, in the plan's order. */
export function getOfferedMethods(planMethods: readonly PaymentMethod[]): OfferedMethod[] {
  return planMethods.filter(isOfferedMethod);
}

/** The method that is chosen on arrival: the link's, else the step's, else the first offered. */
export function preselectMethod(
  methods: readonly OfferedMethod[],
  wishes: readonly (string | undefined)[],
): OfferedMethod | undefined {
  return wishes.flatMap((wish) => methods.find((method) => method === wish) ?? [])[0] ?? methods[0];
}
