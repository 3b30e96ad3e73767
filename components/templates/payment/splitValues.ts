import { halfOf, planOfPart, withinAmount } from '@/services/checkout/payment/twoMethods';
import type { Installment, Plan } from '@/services/product';
import { secondCard, type CardValues, type PaymentValues } from './paymentValues';

/** What two methods add to the form, to begin with: half of the price each, one parcel. */
export function getSplitValues(plan: Plan): Partial<PaymentValues> {
  return {
    firstAmount: halfOf(plan.amount),
    [`${secondCard}installments`]: '1',
    [`${secondCard}cardCompany`]: '',
    [`${secondCard}cardHolder`]: '',
    [`${secondCard}cardNumber`]: '',
    [`${secondCard}cardExpirationDate`]: '',
    [`${secondCard}cardSecurityCode`]: '',
  };
}

/** The second card's values under the names of a card's fields. */
export function getSecondCard(values: PaymentValues): CardValues {
  return {
    installments: values[`${secondCard}installments`] ?? '',
    cardCompany: values[`${secondCard}cardCompany`] ?? '',
    cardHolder: values[`${secondCard}cardHolder`] ?? '',
    cardNumber: values[`${secondCard}cardNumber`] ?? '',
    cardExpirationDate: values[`${secondCard}cardExpirationDate`] ?? '',
    cardSecurityCode: values[`${secondCard}cardSecurityCode`] ?? '',
  };
}

/** The plan in two: what the first method pays of it and what the second does. They add up. */
export function splitPlan(
  plan: Plan,
  firstAmount: number | undefined,
): [first: Plan, second: Plan] {
  const first = withinAmount(firstAmount ?? halfOf(plan.amount), plan.amount);
  return [planOfPart(plan, first), planOfPart(plan, plan.amount - first)];
}

/** How a part is spread over so many parcels. */
export function findInstallment(plan: Plan, installments: string | undefined): Installment | null {
  return plan.installments.find(({ id }) => String(id) === installments) ?? null;
}
