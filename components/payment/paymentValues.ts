import type { OfferedMethod } from '@/services/checkout/offeredMethods';
import type { Plan } from '@/contract/product';
import { getLongestFreeInstallment } from '@/services/checkout/selectPlan';
import { type AddressValues, getInitialAddress } from '../fields/address/address';

/** The methods that the form has fields for. */
export type FormMethod = OfferedMethod | 'default-credit-card';

export interface CardValues {
  /** Number of installments. */
  installments: string;
  company: string;
  holder: string;
  number: string;
  expirationDate: string;
  securityCode: string;
}

/** All that the payment form holds. What one method does not need keeps its value meanwhile. */
export interface PaymentValues extends AddressValues {
  method: FormMethod;
  /** A second one where two cards pay the order together. */
  cards: readonly CardValues[];
  /** Of two methods, what the first one pays, in minor units; absent until they are chosen. */
  firstAmount?: number;
  document: string;
  /** The document is a company's. */
  isCompany: boolean;
  /** DD/MM/AAAA, where the plan requires it. */
  birthDate: string;
  /** What a method asks for besides, by field name. */
  details: Readonly<Record<string, string>>;
  terms: boolean;
  /** Whether the card may be kept for the offers after this purchase. */
  storeCard: boolean;
}

export const createCard = (installments: string): CardValues => ({
  installments,
  company: '',
  holder: '',
  number: '',
  expirationDate: '',
  securityCode: '',
});

/** The installments that a card starts with: the most that cost no more than paying at once. */
export const getFirstInstallments = (plan: Plan): string =>
  String(getLongestFreeInstallment(plan)?.id ?? 1);

/**
 * What the form starts with: as many installments as cost nothing, and nothing ticked.
 * @param country the name of the market's country
 * @param details the text fields of their own that methods have
 */
export function getInitialValues(
  method: FormMethod,
  plan: Plan,
  country: string,
  details: PaymentValues['details'] = {},
): PaymentValues {
  return {
    method,
    cards: [createCard(getFirstInstallments(plan))],
    document: '',
    isCompany: false,
    birthDate: '',
    details,
    terms: false,
    storeCard: false,
    ...getInitialAddress(country),
  };
}
