import type { OperatorPayment } from '@/contract/operator';
import type { Executor } from '../../database/connect';
import { listAccessRequests } from '../access/resendAccess';
import { listOperatorActions, listTransitions } from '../payments/operatorActions';
import { getOrderNumber, type Payment } from '../payments/Payment';
import { listRefunds } from '../payments/refunds/moneyBack';
import type { Refund } from '../payments/refunds/repository';

type History = OperatorPayment['history'];

/**
 * Shows a payment to operators, by API and by command: nothing of a card, no document, no Pix key.
 */
export async function describePayment(
  executor: Executor,
  payment: Payment,
): Promise<OperatorPayment> {
  const { amount, business, createdAt, currency, id, parts, payerEmail, payerName } = payment;
  return {
    id,
    token: payment.token,
    orderNumber: getOrderNumber(payment),
    state: payment.state,
    amount,
    currency,
    business,
    productCode: payment.productCode,
    planId: payment.planId,
    seller: payment.seller,
    createdAt: createdAt.toISOString(),
    payer: { name: payerName, email: payerEmail },
    parts: parts.map(({ dispute, position, refundedAmount: refunded, ...part }) => {
      const { amount: ofPart, method, state } = part;
      return { position, method, amount: ofPart, state, refunded, dispute };
    }),
    history: await readHistory(executor, id),
  };
}

function showRefund(refund: Refund): History {
  const { amount, answer, askedAt, askedBy, part, reason, settledAt, state } = refund;
  const ofPart = { part, amount };
  const asked = { at: askedAt.toISOString(), what: 'refund asked', who: askedBy, why: reason };
  if (settledAt === null) return [{ ...asked, ...ofPart }];
  const settled = {
    at: settledAt.toISOString(),
    what: answer === null ? `refund ${state}` : `refund ${state}: ${answer}`,
    who: 'provider',
    why: null,
  };
  return [asked, settled].map((entry) => ({ ...entry, ...ofPart }));
}

async function readHistory(executor: Executor, id: string): Promise<History> {
  const transitions = await listTransitions(executor, id);
  const refunds = await listRefunds(executor, id);
  const actions = await listOperatorActions(executor, id);
  const requests = await listAccessRequests(executor, id);
  const none = { why: null, part: null, amount: null };
  const all: History = [
    ...transitions.map(({ at, cause, part, toState }) => ({
      ...none,
      at: at.toISOString(),
      what: toState,
      who: cause,
      part,
    })),
    ...refunds.flatMap(showRefund),
    ...actions.map(({ action, at, operator, reason }) => ({
      ...none,
      at: at.toISOString(),
      what: action,
      who: operator,
      why: reason,
    })),
    ...requests.map(({ askedAt, askedBy }) => ({
      ...none,
      at: askedAt.toISOString(),
      what: 'access sent again',
      who: askedBy,
    })),
  ];
  return all.sort((one, other) => one.at.localeCompare(other.at));
}
