import { mapValues } from 'es-toolkit';
import type { PaymentType } from '@/contract/enumerations';
import type { Transaction } from '../../database/connect';
import type { Payer } from '../../providers/PaymentProvider';
import type { Purchase } from '../payments/Payment';
import type { PurchaseHooks, PurchaseHooksByType } from '../payments/PurchaseHooks';
import {
  findDirectSale,
  findInvoiceSale,
  findRenewalSale,
  findSellerSale,
  findUpgradeSale,
} from './findSale';
import {
  findFailedPurchaseSubject,
  findInvoiceOrOfferSubject,
  findInvoiceSubject,
  findSubscriptionSubject,
  type FindSubject,
} from './findSubject';
import { requireNotOwned } from './otherPayments';
import { firstSale, nextPeriod, owedInvoice, soldPlan } from './purchaseHooks';
import type { FindSale, Sale, SaleWithoutTrial } from './Sale';

interface PaymentTypeRules<Found extends Sale, Hooks extends PurchaseHooks> {
  findSale: FindSale<Found>;
  findSubject: FindSubject;
  /** Refuses a buyer who has the product already. @throws ProblemError */
  requireNotOwned?: (transaction: Transaction, purchase: Purchase, payer: Payer) => Promise<void>;
  hooks: Hooks;
}

type TrialHooks = PurchaseHooks & Required<Pick<PurchaseHooks, 'onTrial'>>;

/**
 * The rules of every payment type. Other places where a type differs are listed in
 * docs/adding-a-payment-type.md; what the engine asks of a type is in `payments/typeGroups.ts`.
 */
export const paymentTypes: Readonly<
  Record<
    PaymentType,
    PaymentTypeRules<SaleWithoutTrial, PurchaseHooks> | PaymentTypeRules<Sale, TrialHooks>
  >
> = {
  direct: {
    findSale: findDirectSale,
    findSubject: findFailedPurchaseSubject,
    requireNotOwned,
    hooks: firstSale,
  },
  'sale-invoice': {
    findSale: findSellerSale,
    findSubject: findInvoiceOrOfferSubject,
    hooks: soldPlan,
  },
  invoice: { findSale: findInvoiceSale, findSubject: findInvoiceSubject, hooks: owedInvoice },
  'first-invoice-payment': {
    findSale: findInvoiceSale,
    findSubject: findInvoiceSubject,
    hooks: {},
  },
  renew: { findSale: findRenewalSale, findSubject: findSubscriptionSubject, hooks: nextPeriod },
  upgrade: { findSale: findUpgradeSale, findSubject: findSubscriptionSubject, hooks: nextPeriod },
};

export const purchaseHooks: PurchaseHooksByType = mapValues(paymentTypes, ({ hooks }) => hooks);
