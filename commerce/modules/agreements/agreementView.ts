import type { CardAgreement, TrialView } from '@/contract/cardAgreement';
import type { Executor } from '../../database/connect';
import { ProblemError } from '../../http/problems';
import type { Services } from '../../Services';
import { createPricedPlan } from '../catalogue/pricePlan';
import { describePaymentLink } from '../payLinks/describePaymentLink';
import { findPaidAt, findPayment } from '../payments/findPayment';
import { agreementRepository } from './repository';
import { scheduledChargeRepository } from './scheduledChargeRepository';
import type { AgreementRow, ScheduledCharge } from './tables';

export async function findTrial(
  executor: Executor,
  paymentId: string,
): Promise<TrialView | undefined> {
  const agreement = await agreementRepository(executor).findByPayment(paymentId);
  return agreement && describeTrial(executor, agreement);
}

export const isForTrial = async (executor: Executor, paymentId: string): Promise<boolean> =>
  (await agreementRepository(executor).findByPayment(paymentId)) !== undefined;

async function describeTrial(
  executor: Executor,
  { firstChargeAt, id, state }: AgreementRow,
): Promise<TrialView | undefined> {
  if (state === 'proposed' || !firstChargeAt) return undefined;
  const charges = scheduledChargeRepository(executor);
  const planned = await charges.findOpen(id);
  const last = await charges.findLastSettled(id);
  const charged = await findChargedPaymentId(charges, { id, state });
  const chargedAt = charged && (await findPaidAt(executor, charged));
  return {
    agreementId: id,
    state,
    endsAt: firstChargeAt.toISOString(),
    chargeAt: planned?.dueAt.toISOString() ?? null,
    chargedAt: chargedAt ? chargedAt.toISOString() : null,
    chargeFailure: getChargeFailure(last?.outcome),
  };
}

async function findChargedPaymentId(
  charges: ReturnType<typeof scheduledChargeRepository>,
  { id, state }: Pick<AgreementRow, 'id' | 'state'>,
): Promise<string | undefined> {
  if (state === 'cancelled') return undefined;
  // When the trial ended with a refund, the charge that was refunded is shown.
  return state === 'kept' ? charges.findPaidPaymentId(id) : charges.findLastPaymentId(id);
}

function getChargeFailure(outcome?: ScheduledCharge['outcome']): TrialView['chargeFailure'] {
  // The buyer sees a card that the provider refuses as declined.
  if (outcome === 'declined' || outcome === 'refused') return 'declined';
  return outcome === 'not_reached' ? outcome : null;
}

/** @throws ProblemError not_found */
export async function getAgreement(services: Services, id: string): Promise<CardAgreement> {
  const { catalogue, connection } = services;
  const agreement = await agreementRepository(connection).find(id);
  const trial = agreement && (await describeTrial(connection, agreement));
  const payment = agreement && (await findPayment(connection, agreement.paymentId));
  const sold = payment && catalogue.getPlan(payment.planId);
  if (!trial || !sold) throw new ProblemError('not_found');
  const { amount, installments } = agreement;
  const { chargeAt, chargedAt, chargeFailure, endsAt, state } = trial;
  const { plan, product } = sold;
  const link = await describePaymentLink(services, payment.purchase.leadId, product);
  return {
    id,
    ...link,
    plan: createPricedPlan(plan, {
      amount,
      standardAmount: plan.standardAmount,
      locale: link.locale,
    }),
    amount,
    installments,
    state,
    endsAt,
    chargeAt,
    chargedAt,
    chargeFailure,
  };
}
