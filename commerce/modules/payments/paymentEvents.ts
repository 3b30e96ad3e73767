import type { EventData } from '@/contract/events/events';
import type { EventType } from '@/contract/events/eventTypes';
import type { Transaction } from '../../database/connect';
import { isAnyAwaited, isAwaited, writeEvent } from '../events/writeEvent';
import { findPurchase } from './findPayment';
import { findPayerContact, getOrderNumber, type Payment, type Purchase } from './Payment';
import type { PurchaseHooksByType } from './PurchaseHooks';

interface Change {
  purchase: Purchase;
  before: Payment;
  payment: Payment;
  at: Date;
}

const placeOf = ({ business, purchase: { leadId }, purchaseId }: Payment, at: Date) => ({
  stream: purchaseId,
  leadId,
  business,
  at,
});

/**
 * Publishes the new state of a payment and what follows from it, in the transaction that changes it.
 * Intermediate states are not published.
 */
export async function publishPaymentChange(
  transaction: Transaction,
  { at, before, payment, purchase }: Change,
  hooks: PurchaseHooksByType,
): Promise<void> {
  if (!isAnyAwaited(transaction, payment.business)) return;
  const hadPaid = purchase.paidPaymentId === payment.id;
  const mayPay = hadPaid || payment.state === 'paid' || payment.state === 'trial';
  const current = mayPay ? await findPurchase(transaction, purchase.id) : undefined;
  const pays = current?.paidPaymentId === payment.id;
  if (payment.state !== before.state) await publishState(transaction, payment, { pays, at });
  await publishRefundsAndDisputes(transaction, { before, payment, pays, at });
  const { publishEnded, publishPaid } = hooks[purchase.type];
  if (pays && !hadPaid) {
    if (payment.state === 'paid') await publishInvoiceRequest(transaction, payment, at);
    await publishPaid?.(transaction, payment, at);
  }
  if (hadPaid && !pays) await publishEnded?.(transaction, payment, { at, cause: 'refunded' });
}

export async function publishExpiredTrial(
  transaction: Transaction,
  { at, payment, purchase }: Omit<Change, 'before'>,
  hooks: PurchaseHooksByType,
): Promise<void> {
  await publishState(transaction, payment, { pays: false, at });
  const hadBegun = purchase.paidPaymentId === payment.id;
  const { publishEnded } = hooks[purchase.type];
  if (hadBegun) await publishEnded?.(transaction, payment, { at, cause: 'trial-ended' });
}

async function publishInvoiceRequest(
  transaction: Transaction,
  payment: Payment,
  at: Date,
): Promise<void> {
  const { billingAddress: address, payerDocument: document } = payment;
  const buyer = findPayerContact(payment);
  if (document === null || buyer === null) return;
  const { email, name } = buyer;
  await writeEvent(transaction, {
    type: 'invoice.requested',
    ...placeOf(payment, at),
    data: {
      ...toSoldMembers(payment),
      paidAt: at.toISOString(),
      payer: { name, email, document, address },
    },
  });
}

function toSoldMembers(payment: Payment) {
  const { amount, business, currency, description, operation, planId } = payment;
  return {
    paymentId: payment.id,
    orderNumber: getOrderNumber(payment),
    purchaseId: payment.purchaseId,
    leadId: payment.purchase.leadId,
    business,
    productCode: payment.productCode,
    operation,
    seller: payment.seller,
    source: payment.source,
    planId,
    description,
    amount,
    currency,
  };
}

export function toPaymentMembers(payment: Payment, pays: boolean): EventData<'payment.expired'> {
  return {
    ...toSoldMembers(payment),
    token: payment.token,
    paysPurchase: pays,
    type: payment.purchase.type,
    parts: payment.parts.map(({ amount, installments, method }) => ({
      method,
      amount,
      installments,
    })),
    voucher: payment.voucher,
    offer: payment.offer,
    createdAt: payment.createdAt.toISOString(),
    buyer: findPayerContact(payment),
  };
}

const typeByState: Partial<Record<Payment['state'], EventType>> = {
  pending: 'payment.pending',
  paid: 'payment.paid',
  declined: 'payment.declined',
  expired: 'payment.expired',
};

async function publishState(
  transaction: Transaction,
  payment: Payment,
  { at, pays }: { at: Date; pays: boolean },
): Promise<void> {
  const { business, parts, state } = payment;
  const type = typeByState[state];
  if (!type || !isAwaited(transaction, { type, business })) return;
  const place = placeOf(payment, at);
  const members = toPaymentMembers(payment, pays);
  switch (state) {
    case 'pending': {
      const pixExpiresAt = parts.find((part) => part.pixExpiresAt)?.pixExpiresAt ?? null;
      const slip = parts.find((part) => part.bankSlipDueDate);
      return writeEvent(transaction, {
        type: 'payment.pending',
        ...place,
        data: {
          ...members,
          pixExpiresAt: pixExpiresAt?.toISOString() ?? null,
          bankSlipDueDate: slip?.bankSlipDueDate ?? null,
        },
      });
    }
    case 'paid':
      return writeEvent(transaction, {
        type: 'payment.paid',
        ...place,
        data: { ...members, paidAt: at.toISOString() },
      });
    case 'declined': {
      const reason = parts.find((part) => part.declineReason)?.declineReason ?? 'processing_error';
      return writeEvent(transaction, {
        type: 'payment.declined',
        ...place,
        data: { ...members, reason },
      });
    }
    case 'expired':
      return writeEvent(transaction, { type: 'payment.expired', ...place, data: members });
    default:
      return;
  }
}

const sumBack = ({ parts }: Payment) =>
  parts.reduce((total, { refundedAmount }) => total + refundedAmount, 0);

export async function publishRefundsAndDisputes(
  transaction: Transaction,
  { at, before, payment, pays }: Pick<Change, 'at' | 'before' | 'payment'> & { pays: boolean },
): Promise<void> {
  const place = placeOf(payment, at);
  const members = toPaymentMembers(payment, pays);
  for (const [index, { amount, dispute: status, providerChargeId }] of payment.parts.entries()) {
    if (status === null || status === before.parts[index]?.dispute) continue;
    const dispute = { id: providerChargeId ?? '', status, amount, changedAt: at.toISOString() };
    await writeEvent(transaction, {
      type: 'payment.disputed',
      ...place,
      data: { ...members, dispute },
    });
  }
  const total = sumBack(payment);
  const amount = total - sumBack(before);
  if (amount <= 0) return;
  const back = payment.parts.filter(
    ({ refundedAmount }, index) => refundedAmount > (before.parts[index]?.refundedAmount ?? 0),
  );
  const methods = [...new Set(back.map(({ method }) => method))];
  await writeEvent(transaction, {
    type: 'payment.refunded',
    ...place,
    data: { ...members, refund: { amount, total, methods, refundedAt: at.toISOString() } },
  });
}
