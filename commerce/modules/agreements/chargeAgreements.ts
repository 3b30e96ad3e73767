import { randomUUID } from 'node:crypto';
import { hashRequest } from '../../http/idempotency';
import { ProblemError } from '../../http/problems';
import type { Services } from '../../Services';
import { createPlanSale } from '../payLinks/Sale';
import { findPayment, findPaymentByKey } from '../payments/history';
import type { PaymentOrder } from '../payments/PaymentOrder';
import { placePayment } from '../payments/placePayment';
import type { Payment } from '../payments/tables';
import { expireTrial, lockTrial } from '../payments/trialPayment';
import { getSubscription } from '../subscriptions/getSubscription';
import { createPeriodReference } from '../subscriptions/periods';
import {
  agreementRepository,
  type AgreementRow,
  type ChargeOutcome,
  lockAgreement,
  type ScheduledCharge,
  scheduledChargeRepository,
} from './repository';
import { planNextAttempt } from './retries';

/** Milliseconds between two looks at a charge that has no result yet. */
const checkEvery = 60_000;

/** Takes a charge that is due; the next look at it is planned first, whatever comes of this one. */
export function claimDueCharge({
  clock,
  connection,
  provider,
}: Services): Promise<ScheduledCharge | undefined> {
  return connection.transaction(async (transaction) => {
    const charges = scheduledChargeRepository(transaction);
    const now = clock();
    const charge = await charges.lockDue(provider.name, now);
    if (!charge) return undefined;
    await charges.update(charge.id, { nextCheckAt: new Date(now.getTime() + checkEvery) });
    return charge;
  });
}

/** How many charges are planned of cards that other providers keep, by the provider's name. */
export const countPlannedElsewhere = ({ connection, provider }: Services) =>
  scheduledChargeRepository(connection).countPlannedElsewhere(provider.name);

/**
 * Charges what a buyer agreed to, at most once for each try: its payment has the charge's own id as
 * idempotency key, and the period that it pays for is a purchase like any other. Done again after a
 * crash, it goes on where it was.
 */
export async function chargeAgreement(services: Services, charge: ScheduledCharge): Promise<void> {
  const agreement = await startCharge(services, charge);
  if (!agreement) return;
  const outcome = await pay(services, agreement, charge).finally(() =>
    releaseUnlessPlaced(services, charge),
  );
  if (outcome) await settleCharge(services, charge, outcome);
}

/** From here on the agreement is not to be cancelled. @returns undefined when it was already. */
function startCharge(
  { clock, connection }: Services,
  { agreementId, id }: ScheduledCharge,
): Promise<AgreementRow | undefined> {
  return connection.transaction(async (transaction) => {
    const agreement = await lockAgreement(transaction, agreementId);
    if (agreement?.state !== 'active') return undefined;
    await scheduledChargeRepository(transaction).update(id, { startedAt: clock() });
    return agreement;
  });
}

/** A try that could not even be placed keeps nobody from cancelling until the next one. */
function releaseUnlessPlaced(
  { connection }: Services,
  { agreementId, id }: ScheduledCharge,
): Promise<void> {
  return connection.transaction(async (transaction) => {
    await lockAgreement(transaction, agreementId);
    if (await findPaymentByKey(transaction, id)) return;
    await scheduledChargeRepository(transaction).update(id, { startedAt: null });
  });
}

/** @returns undefined while there is no result. */
async function pay(
  services: Services,
  agreement: AgreementRow,
  { id }: ScheduledCharge,
): Promise<ChargeOutcome | undefined> {
  const earlier = await findPaymentByKey(services.connection, id);
  if (earlier) return getOutcome(earlier);
  const order = await createOrder(services, agreement);
  if (!order) return 'not_needed';
  const key = {
    idempotencyKey: id,
    requestHash: hashRequest({ id }),
    receivedAt: performance.now(),
  };
  try {
    return getOutcome(await placePayment(services, order, key));
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    if (error.code === 'already_paid') return 'not_needed';
    // The buyer is paying at this very moment.
    if (error.code === 'payment_in_progress') return undefined;
    throw error;
  }
}

function getOutcome({ parts, state }: Payment): ChargeOutcome | undefined {
  if (state === 'paid') return 'paid';
  if (state === 'refunded') return 'not_needed';
  if (state !== 'declined' && state !== 'expired') return undefined;
  const wasReached = parts.some(({ providerChargeId }) => providerChargeId !== null);
  return wasReached ? 'declined' : 'not_reached';
}

/**
 * The next period of the agreement's subscription, at the price that was agreed on.
 * @returns null when it is not to be paid any more: the buyer has renewed or changed the plan
 */
async function createOrder(
  services: Services,
  { amount, installments, paymentId, reference, subscriptionId }: AgreementRow,
): Promise<PaymentOrder | null> {
  const trial = await findPayment(services.connection, paymentId);
  const profileId = trial?.parts[0]?.profileId;
  const sold = trial && services.catalogue.getPlan(trial.planId);
  if (!sold || !profileId) throw new Error(`The trial's payment ${paymentId} cannot be charged`);
  const subscription = await getSubscription(services, subscriptionId ?? '');
  if (createPeriodReference(subscription) !== reference) return null;
  const { business, description, flowId, operation, planId, productCode, purchase } = trial;
  const sale = createPlanSale(
    {
      type: 'renew',
      reference,
      leadId: purchase.leadId,
      business,
      productCode,
      operation,
      planId,
      voucher: null,
      offer: null,
    },
    sold.plan,
    { amount, description, reference },
  );
  return {
    leadId: purchase.leadId,
    sale,
    flowId,
    seller: trial.seller,
    source: trial.source,
    payer: {
      name: trial.payerName,
      email: trial.payerEmail,
      phone: trial.payerPhone,
      document: trial.payerDocument,
    },
    billingAddress: trial.billingAddress,
    isDeliberate: true,
    cause: 'schedule',
    trial: null,
    amount,
    parts: [{ amount, method: { method: 'default-credit-card', installments, profileId } }],
  };
}

/** Writes what came of a try, and plans the next one or ends the agreement. */
function settleCharge(
  { clock, connection }: Services,
  charge: ScheduledCharge,
  outcome: ChargeOutcome,
): Promise<void> {
  return connection.transaction(async (transaction) => {
    const agreements = agreementRepository(transaction);
    const charges = scheduledChargeRepository(transaction);
    const found = await agreements.find(charge.agreementId);
    if (!found) throw new Error(`Charge ${charge.id} has no agreement`);
    const trial = await lockTrial(transaction, found.paymentId);
    const agreement = await lockAgreement(transaction, found.id);
    const current = await charges.find(charge.id);
    // Another process was faster.
    if (agreement?.state !== 'active' || current?.outcome !== null) return;
    await charges.update(charge.id, { outcome, nextCheckAt: null });
    if (outcome !== 'declined' && outcome !== 'not_reached') {
      await agreements.update(agreement.id, { state: 'kept' });
      return;
    }
    const now = clock();
    const firstChargeAt = agreement.firstChargeAt ?? charge.dueAt;
    const next = planNextAttempt(charge, outcome, { firstChargeAt, now });
    if (next) {
      const planned = { id: randomUUID(), agreementId: agreement.id, startedAt: null };
      await charges.create({ ...planned, ...next, nextCheckAt: next.dueAt, outcome: null });
      return;
    }
    await agreements.update(agreement.id, { state: 'ended' });
    await expireTrial(transaction, trial, { at: now, cause: 'schedule' });
  });
}
