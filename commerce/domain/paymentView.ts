import type { PaymentState } from '@/contract/enumerations';
import type { PaymentPartView, PaymentView } from '@/contract/payment';
import type { Part, PartState, Payment } from '../database/tables';
import type { Services } from '../Services';
import { actingPart } from './actingPart';
import { isSimulatable } from './isSimulatable';

function pixView({ parts }: Payment): PaymentView['pix'] {
  const part = parts.find(({ pixCode }) => pixCode !== null);
  const { pixCode, pixExpiresAt } = part ?? {};
  return pixCode && pixExpiresAt ? { code: pixCode, expiresAt: pixExpiresAt.toISOString() } : null;
}

function bankSlipView({ parts }: Payment): PaymentView['bankSlip'] {
  const part = parts.find(({ bankSlipId }) => bankSlipId !== null);
  const { bankSlipBarcode: barcode, bankSlipLine: digitableLine, bankSlipDueDate } = part ?? {};
  return barcode && digitableLine && bankSlipDueDate
    ? { barcode, digitableLine, dueDate: bankSlipDueDate }
    : null;
}

/** To a buyer, held money waits with the other part, and what was given back is over. */
function shownState(state: PartState): PaymentState {
  if (state === 'authorized') return 'pending';
  return state === 'voided' ? 'expired' : state;
}

const partView = ({ amount, installments, method, state }: Part): PaymentPartView => ({
  method,
  amount,
  installments,
  state: shownState(state),
});

/** The stored cards of a payment, by the provider's ids. */
export const profileIdsOf = ({ parts }: Payment) =>
  parts.flatMap(({ profileId }) => profileId ?? []);

/**
 * A stored card is for what is offered right after the purchase. Later a token alone, which others
 * may come to know, does not tell of it.
 */
const profileLifetimeMs = 3_600_000;
const isFresh = ({ createdAt }: Payment, now: Date) =>
  now.getTime() - createdAt.getTime() < profileLifetimeMs;

/** A payment as its buyer sees it. */
export function paymentView(
  { allowsSimulation, clock }: Pick<Services, 'allowsSimulation' | 'clock'>,
  payment: Payment,
): PaymentView {
  const { parts } = payment;
  const acting = actingPart(payment);
  return {
    token: payment.token,
    state: payment.state,
    method: acting.method,
    amount: payment.amount,
    currency: payment.currency,
    parts: parts.map(partView),
    type: payment.purchase.type,
    installments: acting.installments,
    productCode: payment.productCode,
    planId: payment.planId,
    createdAt: payment.createdAt.toISOString(),
    redirect: parts.find(({ redirect }) => redirect !== null)?.redirect ?? null,
    paymentProfileIds: isFresh(payment, clock()) ? profileIdsOf(payment) : [],
    declineReason: parts.find(({ state }) => state === 'declined')?.declineReason ?? null,
    pix: pixView(payment),
    bankSlip: bankSlipView(payment),
    canSimulate: allowsSimulation && parts.some(isSimulatable),
  };
}
