import type { FormMethod } from '@/services/checkout/payment/offeredMethods';
import type { Plan } from '@/services/product';
import { getInitialAddress, type AddressValues } from '../../fields/address/addressValues';

/** What the fields of a card hold. */
export interface CardValues {
  /** Number of parcels. */
  installments: string;
  cardCompany: string;
  cardHolder: string;
  cardNumber: string;
  cardExpirationDate: string;
  cardSecurityCode: string;
}

/** What the names of the second card's fields begin with (`FieldPrefix`). */
export const secondCard = 'second-';

/** The prefix of a part's card. @param part from 0; undefined: there is one card, or it is not known */
export const prefixOfPart = (part: number | undefined) => (part === 1 ? secondCard : '');

type SecondCardValues = {
  [Name in keyof CardValues as `${typeof secondCard}${Name}`]?: CardValues[Name];
};

/** All that the payment form holds. What one method does not need keeps its value meanwhile. */
export interface PaymentValues extends AddressValues, CardValues, SecondCardValues {
  method: FormMethod;
  /** Of two methods, what the first one pays, in minor units; absent until they are chosen. */
  firstAmount?: number;
  document: string;
  mpesaPhone: string;
  terms: boolean;
}

/**
 * What the form starts with: one parcel, nothing ticked.
 * @param country the name of the market's country
 */
export function getInitialValues(method: FormMethod, plan: Plan, country: string): PaymentValues {
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

/** How the buyer spreads the payment; null when it is not by one card. */
export function getInstallment(
  { installments, method }: Pick<PaymentValues, 'installments' | 'method'>,
  plan: Plan,
) {
  if (method !== 'credit-card' && method !== 'default-credit-card') return null;
  return plan.installments.find(({ id }) => String(id) === installments) ?? null;
}
