import type { OfferedMethod } from '@/services/checkout/payment/offeredMethods';
import type { Plan } from '@/services/product';
import { getInitialAddress, type AddressValues } from '../../fields/address/addressValues';

/** All that the payment form holds. What one method does not need keeps its value meanwhile. */
export interface PaymentValues extends AddressValues {
  method: OfferedMethod;
  /** Number of parcels. */
  installments: string;
  cardCompany: string;
  cardHolder: string;
  cardNumber: string;
  cardExpirationDate: string;
  cardSecurityCode: string;
  document: string;
  mpesaPhone: string;
  terms: boolean;
}

/**
 * What the form starts with: one parcel, nothing ticked.
 * @param country the name of the market's country
 */
export function getInitialValues(
  method: OfferedMethod,
  plan: Plan,
  country: string,
): PaymentValues {
  return {
    method,
    installments: String(plan.installments[0]?.id ?? 1),
    cardCompany: '',
    cardHolder: '',
    cardNumber: '',
    cardExpirationDate: '',
    cardSecurityCode: '',
    document: '',
    mpesaPhone: '',
    terms: false,
    ...getInitialAddress(country),
  };
}

/** How the buyer spreads the payment; null when it is not by card. */
export function getInstallment(
  { installments, method }: Pick<PaymentValues, 'installments' | 'method'>,
  plan: Plan,
) {
  if (method !== 'credit-card') return null;
  return plan.installments.find(({ id }) => String(id) === installments) ?? null;
}
