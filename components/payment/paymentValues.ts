import type { Schema } from 'yup';
import type { CardCompany } from '@/contract/enumerations';
import type { Plan } from '@/contract/product';
import type { OfferedMethod } from '@/services/checkout/offeredMethods';
import { getLongestFreeInstallment } from '@/services/checkout/selectPlan';
import { type AddressValues, getInitialAddress } from '../fields/address/address';
import type { FilledPart } from './paymentCall';

export type FormMethod = OfferedMethod | 'default-credit-card';

export interface CardValues {
  installments: string;
  company: string;
  holder: string;
  number: string;
  expirationDate: string;
  securityCode: string;
}

export interface PaymentValues extends AddressValues {
  method: FormMethod;
  cards: readonly CardValues[];
  /** The amount that the first of two methods pays; absent until two methods are chosen. */
  firstAmount?: number;
  document: string;
  isCompany: boolean;
  /** DD/MM/AAAA, where the plan requires it. */
  birthDate: string;
  details: Readonly<Record<string, string>>;
  terms: boolean;
  storeCard: boolean;
}

export interface MethodContext {
  amount: number;
  cardCompanies: readonly CardCompany[];
  /** Milliseconds to add to the buyer's clock to get the server's. */
  clockOffset: number;
}

export interface PaymentMethodRules {
  /**
   * The banks ask for the payer's document with Pix and bank slips; a card needs it only for the
   * invoice, where the brand issues one.
   */
  documentNeeded: 'always' | 'forInvoice' | 'never';
  /** Called once per form. */
  getSchema?: (context: MethodContext) => Record<string, Schema>;
  /** @throws InvalidFieldError */
  toParts: (plan: Plan, values: PaymentValues) => FilledPart[];
}

/** The fields that a refused payment may name. */
export type PaymentFieldName =
  | 'document'
  | 'birthDate'
  | 'details.mpesaPhone'
  | keyof AddressValues
  | `cards[${0 | 1}].${'company' | 'expirationDate' | 'installments'}`;

export class InvalidFieldError extends Error {
  constructor(readonly field: PaymentFieldName) {
    super(`The field ${field} is invalid`);
    this.name = 'InvalidFieldError';
  }
}

export const createCard = (installments: string): CardValues => ({
  installments,
  company: '',
  holder: '',
  number: '',
  expirationDate: '',
  securityCode: '',
});

/**
 * The initial installments of a card: the maximum number that costs no more than paying at once.
 */
export const getFirstInstallments = (plan: Plan): string =>
  String(getLongestFreeInstallment(plan)?.id ?? 1);

/**
 * Starts with as many installments as are free of interest, and with nothing ticked.
 * @param country the name of the market's country
 * @param details the additional text fields of the methods
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
