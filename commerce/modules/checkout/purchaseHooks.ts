import { beginTrial } from '../agreements/beginTrial';
import { endRefundedTrial } from '../agreements/endTrial';
import { isChargedTooLate, keepAgreement, lockAgreementOf } from '../agreements/keepAgreement';
import { storeRecovery } from '../payLinks/recoveries';
import type { PurchaseHooks } from '../payments/PurchaseHooks';
import { isSuperseded, subscribeBuyer } from '../subscriptions/beginSubscription';
import { getSubscriptionId } from '../subscriptions/periods';
import { tellOfBeginning, tellOfEnd, tellOfNextPeriod } from '../subscriptions/subscriptionEvents';
import { isPaidElsewhere } from './paidElsewhere';

export const soldPlan: PurchaseHooks = {
  onPaid: (transaction, { at, payment, purchase }) =>
    subscribeBuyer(transaction, payment, purchase, at),
  tellOfPaid: tellOfBeginning,
  tellOfEnd,
};

export const firstSale: PurchaseHooks = {
  ...soldPlan,
  mayPay: async (transaction, { payment, purchase }) =>
    !(await isPaidElsewhere(transaction, purchase, payment)),
  onPaid: (transaction, { at, payment, purchase }) =>
    payment.state === 'trial'
      ? beginTrial(transaction, payment, purchase, at)
      : subscribeBuyer(transaction, payment, purchase, at),
  // Invoices and subscriptions have a link of their own, which stays valid.
  onFailed: (transaction, { at, payment, purchase }) =>
    storeRecovery(transaction, { paymentId: payment.id, purchaseId: purchase.id, failedAt: at }),
};

export const owedInvoice: PurchaseHooks = {};

export const nextPeriod: PurchaseHooks = {
  async mayPay(transaction, { payment, purchase }) {
    // Always before the lock of the subscription: `onPaid` relies on it.
    await lockAgreementOf(transaction, getSubscriptionId(purchase.reference));
    const isTooLate =
      (await isSuperseded(transaction, payment, purchase)) ||
      (await isChargedTooLate(transaction, payment));
    return !isTooLate;
  },
  onPaid: (transaction, { payment }) => keepAgreement(transaction, payment),
  onRefunded: (transaction, { at, cause, hooks, payment }) =>
    endRefundedTrial(transaction, payment, { at, cause, hooks }),
  tellOfPaid: tellOfNextPeriod,
};
