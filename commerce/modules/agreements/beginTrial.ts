import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { addDays } from '@/domain/calendar';
import type { Transaction } from '../../database/connect';
import { ProblemError } from '../../http/problems';
import { getNextCall, type LimitRule, requireWithinLimits } from '../../rateLimit';
import { createReference } from '../../secrets';
import type { Payment, Purchase } from '../payments/Payment';
import { beginSubscription } from '../subscriptions/beginSubscription';
import { createPeriodReference } from '../subscriptions/periods';
import { agreementRepository } from './repository';
import { scheduledChargeRepository } from './scheduledChargeRepository';
import { hasUsedTrial } from './usedTrials';

export interface AgreedTrial {
  days: number;
  consentVersion: string;
}

/**
 * Records what a buyer agreed to, in the transaction that reserves the payment. However many
 * payments with the same e-mail address or document come at once, one may begin a trial.
 * @throws ProblemError trial_used with the price that is due now, rate_limited after too many
 * checks of cards.
 */
export async function proposeAgreement(
  transaction: Transaction,
  { consentVersion, days }: AgreedTrial,
  payment: Payment,
  cardChecks: LimitRule,
): Promise<void> {
  const { amount, business, createdAt, currency, id, parts, productCode: code } = payment;
  const { payerDocument: document, payerEmail: email } = payment;
  await requireCheckTurn(transaction, payment, cardChecks);
  for (const who of [document, email.trim().toLowerCase()].filter((name) => name !== null))
    await lock(transaction, `trial:${business}/${code}:${who}`);
  if (await hasUsedTrial(transaction, { business, code }, { document, email })) {
    throw new ProblemError('trial_used', { amount });
  }
  await agreementRepository(transaction).create({
    id: createReference(),
    paymentId: id,
    trialDays: days,
    amount,
    currency,
    installments: parts[0]?.installments ?? 1,
    consentVersion,
    consentedAt: createdAt,
    state: 'proposed',
    subscriptionId: null,
    reference: null,
    firstChargeAt: null,
  });
}

const lock = (transaction: Transaction, name: string) =>
  transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);

async function requireCheckTurn(
  transaction: Transaction,
  { createdAt, payerDocument, purchase: { leadId } }: Payment,
  rule: LimitRule,
): Promise<void> {
  await lock(transaction, `card checks of lead ${leadId}`);
  if (payerDocument !== null) await lock(transaction, `card checks of document ${payerDocument}`);
  const agreements = agreementRepository(transaction);
  const since = new Date(createdAt.getTime() - rule.windowMs);
  const checks = [
    await agreements.listChecksOfLead(leadId, since),
    payerDocument === null ? [] : await agreements.listChecksOfDocument(payerDocument, since),
  ];
  requireWithinLimits(
    checks.map((earlier) => getNextCall(earlier, rule)),
    createdAt,
  );
}

export async function beginTrial(
  transaction: Transaction,
  payment: Payment,
  purchase: Purchase,
  now: Date,
): Promise<void> {
  const agreements = agreementRepository(transaction);
  const agreement = await agreements.findByPayment(payment.id);
  if (!agreement) throw new Error(`The trial of payment ${payment.id} has no agreement`);
  const { id, trialDays } = agreement;
  const subscriptionId = await beginSubscription(transaction, {
    leadId: purchase.leadId,
    purchaseId: purchase.id,
    planId: payment.planId,
    amount: 0,
    trialDays,
    startedAt: now,
  });
  const firstChargeAt = addDays(now, trialDays);
  await agreements.update(id, {
    state: 'active',
    subscriptionId,
    reference: createPeriodReference({
      id: subscriptionId,
      product: payment,
      renewsAt: firstChargeAt,
    }),
    firstChargeAt,
  });
  await scheduledChargeRepository(transaction).create({
    id: randomUUID(),
    agreementId: id,
    attempt: 1,
    dueAt: firstChargeAt,
    lockedSince: null,
    nextCheckAt: firstChargeAt,
    outcome: null,
  });
}
