import { beginTrial } from '../agreements/beginTrial';
import { endRefundedTrial } from '../agreements/endTrial';
import {
  isNoLongerOwed,
  completeAgreement,
  lockAgreementOf,
} from '../agreements/completeAgreement';
import { storeRecovery } from '../payLinks/recoveries';
import type { PurchaseHooks } from '../payments/PurchaseHooks';
import { isSuperseded, subscribeBuyer } from '../subscriptions/beginSubscription';
import { getSubscriptionId } from '../subscriptions/periods';
import {
  publishEnded,
  publishPeriodRefunded,
  publishRenewed,
  publishStarted,
} from '../subscriptions/subscriptionEvents';
import { isOwnedThroughAnotherLead } from './otherPayments';

export const soldPlan = {
  onPaid: (transaction, { at, payment, purchase }) =>
    subscribeBuyer(transaction, payment, purchase, at),
  publishPaid: publishStarted,
  publishEnded,
} satisfies PurchaseHooks;

export const firstSale = {
  ...soldPlan,
  mayPay: async (transaction, { payment, purchase }) =>
    !(await isOwnedThroughAnotherLead(transaction, purchase, payment)),
  onTrial: (transaction, { at, payment, purchase }) =>
    beginTrial(transaction, payment, purchase, at),
  // Invoices and subscriptions have a link of their own, which stays valid.
  onFailed: (transaction, { at, payment, purchase }) =>
    storeRecovery(transaction, { paymentId: payment.id, purchaseId: purchase.id, failedAt: at }),
} satisfies PurchaseHooks;

export const owedInvoice: PurchaseHooks = {};

export const nextPeriod: PurchaseHooks = {
  async mayPay(transaction, { payment, purchase }) {
    // Always before the lock of the subscription: `onPaid` relies on it.
    await lockAgreementOf(transaction, getSubscriptionId(purchase.reference));
    const isTooLate =
      (await isSuperseded(transaction, payment, purchase)) ||
      (await isNoLongerOwed(transaction, payment));
    return !isTooLate;
  },
  onPaid: (transaction, { payment }) => completeAgreement(transaction, payment),
  onRefunded: (transaction, { at, cause, hooks, payment }) =>
    endRefundedTrial(transaction, payment, { at, cause, hooks }),
  publishPaid: publishRenewed,
  publishEnded: publishPeriodRefunded,
};
