import { sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/connect';
import { ProblemError } from '../../http/problems';
import type { Payer } from '../../providers/PaymentProvider';
import { isTrialRunning } from '../agreements/usedTrials';
import { findOwnedPayment } from '../payments/ownership';
import { findPurchase } from '../payments/findPayment';
import { findPayerContact, type Payment, type Purchase } from '../payments/Payment';

/**
 * True when the buyer of a first sale has meanwhile paid for its product with another lead, or has a
 * trial of it that will be charged, without having agreed to buy it again. `findOwnedPayment`
 * recognizes the buyer, as it does before a payment. Payments of one buyer for one product are checked
 * one after the other; the lock ends with the transaction.
 */
export async function isOwnedThroughAnotherLead(
  transaction: Transaction,
  purchase: Purchase,
  payment: Payment,
): Promise<boolean> {
  // A forgotten person has no data left to compare.
  if (payment.isDeliberate || findPayerContact(payment) === null) return false;
  const { payerDocument: document, payerEmail: email } = payment;
  await lockBuyer(transaction, purchase, { document, email });
  const owned = await findOwnedPayment(transaction, purchase, { document, email });
  if (!owned) return false;
  return owned.state !== 'trial' || isTrialRunning(transaction, owned.id);
}

/**
 * Refuses a first sale when this buyer has paid for the product with another lead (same e-mail address
 * or document): the buyer is warned before anything is charged.
 * @throws ProblemError already_owned, trial_running
 */
export async function requireNotOwned(
  transaction: Transaction,
  purchase: Purchase,
  payer: Payer,
): Promise<void> {
  const owned = await findOwnedPayment(transaction, purchase, payer);
  if (!owned) return;
  const isRunning = owned.state === 'trial' && (await isTrialRunning(transaction, owned.id));
  throw new ProblemError(isRunning ? 'trial_running' : 'already_owned');
}

/**
 * Whether other money has paid what a payment was for. What the buyer agreed to buy in addition is not
 * paid by what they had bought.
 */
export async function isPaidByAnotherPayment(
  executor: Executor,
  payment: Payment,
): Promise<boolean> {
  const purchase = await findPurchase(executor, payment.purchaseId);
  if (!purchase || purchase.paidPaymentId === payment.id) return false;
  if (purchase.paidPaymentId !== null) return true;
  if (purchase.type !== 'direct' || payment.isDeliberate) return false;
  if (findPayerContact(payment) === null) return false;
  const { payerDocument: document, payerEmail: email } = payment;
  const owned = await findOwnedPayment(executor, purchase, { document, email });
  return owned?.state === 'paid';
}

/** Always locks the address before the document, so that two payments never wait for each other. */
async function lockBuyer(
  transaction: Transaction,
  { business, productCode }: Purchase,
  { document, email }: { document: string | null; email: string },
): Promise<void> {
  for (const who of document === null ? [email.toLowerCase()] : [email.toLowerCase(), document]) {
    const name = `bought:${business}/${productCode}:${who}`;
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  }
}
