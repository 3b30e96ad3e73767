import { isCpf } from '@/domain/documents';
import { maskPixKey } from '@/domain/maskContact';
import type { PixKeyKind, RefundLink } from '@/contract/refund';
import { invalidField, ProblemError } from '../../http/problems';
import type { Services } from '../../Services';
import { readLink } from '../../signedLinks';
import { createPricedPlan } from '../catalogue/pricePlan';
import { describePaymentLink } from '../payLinks/describePaymentLink';
import { findPaidAt, findPayment } from '../payments/findPayment';
import { ActionRefused } from '../payments/operatorActions';
import { partView } from '../paymentStatus/paymentView';
import { findPayerContact, getOrderNumber, type Payment } from '../payments/Payment';
import { askRefund } from '../payments/refunds/askRefund';
import { getWithdrawalEnd, isRegrettable } from '../payments/refunds/withdrawal';
import { type Refund, refundRepository } from '../payments/refunds/repository';
import { endsAccess } from '../subscriptions/endsAccess';

/**
 * Finds a purchase that its buyer may withdraw from, by the token of the buyer's link, and the state
 * of its refund.
 * @throws ProblemError not_found, alike for a link that is not ours and a purchase that is forgotten
 */
export async function getRefundLink(services: Services, token: string): Promise<RefundLink> {
  return describe(services, await findLinked(services, token));
}

interface Confirmation {
  token: string;
  idempotencyKey: string;
  pixKey: PixKeyKind | null;
}

/**
 * Refunds all that is left of a purchase, because its buyer withdraws from it. Confirmed again, in
 * another tab or after a reload, it reports the result and refunds nothing more.
 * @throws ProblemError not_found; invalid_field when no key of the payer was named for a slip
 */
export async function confirmRefund(
  services: Services,
  { idempotencyKey, pixKey, token }: Confirmation,
): Promise<RefundLink> {
  const payment = await findLinked(services, token);
  const keys = listPixKeys(payment);
  const chosen = keys.find(({ kind }) => kind === pixKey);
  const before = await describe(services, payment);
  if (before.state !== 'open') return before;
  if (keys.length > 0 && !chosen) throw invalidField('/pixKey', pixKey ? 'unknown' : 'required');
  try {
    await askRefund(services, {
      paymentId: payment.id,
      key: idempotencyKey,
      amount: null,
      cause: 'regret',
      askedBy: 'buyer',
      reason: 'regret',
      pixKey: chosen?.value ?? null,
    });
  } catch (thrown) {
    // Another tab was first, or the days ended meanwhile: the answer shows it.
    if (!(thrown instanceof ActionRefused)) throw thrown;
  }
  return getRefundLink(services, token);
}

async function findLinked(services: Services, token: string): Promise<Payment> {
  const link = readLink(services, 'refund', token);
  const payment = link && (await findPayment(services.connection, link.id));
  if (!payment || findPayerContact(payment) === null) throw new ProblemError('not_found');
  return payment;
}

interface PayerKey extends Pick<RefundLink['pixKeys'][number], 'documentType' | 'kind'> {
  value: string;
}

function listPixKeys(payment: Payment): PayerKey[] {
  if (!payment.parts.some(({ method }) => method === 'bankslip')) return [];
  const { payerDocument, payerEmail, payerPhone } = payment;
  return [
    ...(payerDocument === null
      ? []
      : [
          {
            kind: 'document' as const,
            documentType: isCpf(payerDocument) ? ('cpf' as const) : ('cnpj' as const),
            value: payerDocument,
          },
        ]),
    { kind: 'email', value: payerEmail },
    { kind: 'phone', value: payerPhone },
  ];
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

function findStanding(payment: Payment, refunds: readonly Refund[], isOpen: boolean) {
  const back = sum(payment.parts.map(({ refundedAmount }) => refundedAmount));
  const planned = refunds.filter(({ state }) => state === 'planned');
  const done = refunds.flatMap(({ settledAt, state }) => (state === 'done' ? [settledAt] : []));
  const last = done.at(-1)?.toISOString() ?? null;
  if (payment.state === 'refunded')
    return { state: 'done', amount: back, changedAt: last } as const;
  const asked = planned[0]?.askedAt.toISOString() ?? null;
  if (asked !== null)
    return {
      state: 'asked',
      amount: sum(planned.map(({ amount }) => amount)),
      changedAt: asked,
    } as const;
  const isRefused = refunds.some(({ cause, state }) => cause === 'regret' && state === 'refused');
  const state = isOpen && !isRefused ? 'open' : 'closed';
  return { state, amount: payment.amount - back, changedAt: null } as const;
}

async function describe(services: Services, payment: Payment): Promise<RefundLink> {
  const { catalogue, clock, connection } = services;
  const sold = catalogue.getPlan(payment.planId);
  const paidAt = await findPaidAt(connection, payment.id);
  if (!sold || !paidAt) throw new ProblemError('not_found');
  const { plan, product } = sold;
  const { amount } = payment;
  const refunds = await refundRepository(connection).list(payment.id);
  const now = clock();
  const standing = findStanding(payment, refunds, isRegrettable(payment, paidAt, now));
  const { changedAt, state } = standing;
  const backAt = state === 'done' && changedAt !== null ? new Date(changedAt) : now;
  const link = await describePaymentLink(services, payment.purchase.leadId, product);
  return {
    ...link,
    plan: createPricedPlan(plan, {
      amount,
      standardAmount: plan.standardAmount,
      locale: link.locale,
    }),
    orderNumber: getOrderNumber(payment),
    ...standing,
    endsAccess: await endsAccess(connection, payment, backAt),
    parts: payment.parts.map(partView),
    paidAt: paidAt.toISOString(),
    endsAt: getWithdrawalEnd(payment, paidAt).toISOString(),
    pixKeys: listPixKeys(payment).map((key) => ({ ...key, value: maskPixKey(key.value) })),
  };
}
