import { randomUUID } from 'node:crypto';
import type { PaymentState } from '@/contract/enumerations';
import type { Executor, Transaction } from '../../database/connect';
import { withIdempotency } from '../../http/idempotency';
import { invalidField, ProblemError } from '../../http/problems';
import { createReference } from '../../secrets';
import { keepConsent } from '../leads/consents';
import { holdLead } from '../leads/leads';
import type { OrderedPart, PaymentOrder } from './PaymentOrder';
import type { AttemptKey } from './attempts';
import { countStates } from './countStates';
import { findFirstPurchase } from './findPayment';
import { getNextCheckTime, waitingStates } from './paymentStates';
import { paymentRepository, purchaseRepository, transitionRepository } from './repository';
import type { NewPayment, Part, Payment, Purchase } from './Payment';

interface Attempt extends Omit<AttemptKey, 'address' | 'receivedAt'> {
  provider: string;
  now: Date;
}

export interface Reservation {
  kind: 'reserved' | 'replayed' | 'blocked';
  payment: Payment;
}

/**
 * Commits the intent to charge before anything is charged, under the purchase's lock: however many
 * attempts come at once, one is reserved.
 * @throws ProblemError invalid_field for a lead that was erased meanwhile, idempotency_key_reused,
 *   already_paid, payment_in_progress, and those of the order's own checks.
 */
export async function reservePayment(
  transaction: Transaction,
  order: PaymentOrder,
  attempt: Attempt,
): Promise<Reservation> {
  const payments = paymentRepository(transaction);
  const { isNew, purchase } = await purchaseRepository(transaction).lock({
    id: randomUUID(),
    leadId: order.leadId,
    business: order.sale.business,
    productCode: order.sale.productCode,
    type: order.sale.type,
    reference: order.sale.reference ?? '',
    createdAt: attempt.now,
  });
  const isKept = await holdLead(transaction, order.leadId);
  if (!isKept) throw invalidField('/sfLeadId', 'unknown');

  return withIdempotency<Payment, Reservation>({
    find: () => payments.findByIdempotencyKey(attempt.idempotencyKey),
    isSame: (earlier) => earlier.requestHash === attempt.requestHash,
    replay: (payment) => ({ kind: 'replayed', payment }),
    run: async () => {
      const waiting = isNew ? undefined : await requireUncharged(transaction, purchase);
      await order.reservation.check(transaction, purchase);
      if (waiting) return { kind: 'blocked', payment: waiting };
      const payment = await writePayment(transaction, order, purchase, attempt);
      return { kind: 'reserved', payment };
    },
  });
}

const runningStates: readonly PaymentState[] = ['created', 'processing'];

/**
 * Refuses a purchase that is paid or being charged.
 * @returns its payment that waits for the buyer, which has to be ended before another
 * @throws ProblemError already_paid, payment_in_progress.
 */
async function requireUncharged(
  executor: Executor,
  { id, paidPaymentId }: Purchase,
): Promise<Payment | undefined> {
  const payments = paymentRepository(executor);
  if (paidPaymentId !== null) {
    const paid = await payments.find(paidPaymentId);
    throw new ProblemError('already_paid', paid ? { token: paid.token } : {});
  }
  const unsettled = await payments.list(id, [...runningStates, ...waitingStates]);
  const running = unsettled.find(({ state }) => runningStates.includes(state));
  if (running) throw new ProblemError('payment_in_progress', { token: running.token });
  return unsettled[0];
}

/**
 * Refuses a lead that has paid for a product or is being charged for it, before any other check of a
 * first sale: that very payment may have changed prices.
 * @throws ProblemError already_paid, payment_in_progress.
 */
export async function requireUnpaid(
  executor: Executor,
  sale: Pick<Purchase, 'business' | 'leadId' | 'productCode'>,
): Promise<void> {
  const purchase = await findFirstPurchase(executor, sale);
  if (purchase) await requireUncharged(executor, purchase);
}

async function writePayment(
  transaction: Transaction,
  order: PaymentOrder,
  purchase: Purchase,
  attempt: Attempt,
): Promise<Payment> {
  const created = createPaymentRow(order, purchase.id, attempt);
  await paymentRepository(transaction).create(created);
  const agreed = { leadId: order.leadId, paymentId: created.id, kind: 'terms' } as const;
  await keepConsent(transaction, { ...agreed, agreedAt: attempt.now }, order.consent);
  const payment = { ...created, purchase };
  await order.reservation.write(transaction, payment);
  countStates(transaction, created, ['created']);
  const { cause } = order;
  const change = { paymentId: created.id, part: null, cause, at: attempt.now } as const;
  await transitionRepository(transaction).create([
    { ...change, fromState: null, toState: 'created' },
    { ...change, fromState: 'created', toState: 'processing' },
  ]);
  return payment;
}

/** The first part's reference is the payment's id; a second part needs its own. */
function createPartReference(paymentId: string, position: number): string {
  return position === 1 ? paymentId : `${paymentId}.${position}`;
}

function createPartRow(
  { amount, method }: OrderedPart,
  payment: { id: string; position: number },
  attempt: Attempt,
): Part {
  const started = {
    // The other parts are charged once the first has an answer that is no refusal.
    state: payment.position === 1 ? 'processing' : 'created',
    method: method.method,
    pendingAction: null,
    checkCount: 0,
    pixExpiresAt: null,
    refundedAmount: 0,
    dispute: null,
  } as const;
  return {
    ...started,
    paymentId: payment.id,
    position: payment.position,
    reference: createPartReference(payment.id, payment.position),
    amount,
    installments: 'installments' in method ? method.installments : null,
    points: method.method === 'livelo' ? method.points : null,
    mpesaPhone: method.method === 'm-pesa' ? method.phone : null,
    provider: attempt.provider,
    providerChargeId: null,
    profileId: null,
    cardCompany: null,
    cardLastDigits: null,
    redirect: null,
    declineReason: null,
    pixTxid: null,
    pixCode: null,
    bankSlipId: null,
    bankSlipBarcode: null,
    bankSlipLine: null,
    bankSlipDueDate: null,
    mpesaId: null,
    nextCheckAt: getNextCheckTime(started, attempt.now),
    createdAt: attempt.now,
  };
}

function createPaymentRow(order: PaymentOrder, purchaseId: string, attempt: Attempt): NewPayment {
  const { payer, sale } = order;
  const id = randomUUID();
  return {
    id,
    token: createReference(),
    purchaseId,
    idempotencyKey: attempt.idempotencyKey,
    requestHash: attempt.requestHash,
    state: 'processing',
    amount: order.amount,
    currency: sale.currency,
    business: sale.business,
    productCode: sale.productCode,
    planId: sale.planId,
    operation: sale.operation,
    voucher: sale.voucher,
    offer: sale.offer,
    flowId: order.flowId,
    returnHost: order.returnHost ?? null,
    seller: order.seller,
    source: order.source,
    tracking: order.tracking,
    description: sale.description,
    payerName: payer.name,
    payerEmail: payer.email,
    payerPhone: payer.phone,
    payerDocument: payer.document,
    billingAddress: order.billingAddress,
    isDeliberate: order.isDeliberate,
    createdAt: attempt.now,
    parts: order.parts.map((part, index) =>
      createPartRow(part, { id, position: index + 1 }, attempt),
    ),
  };
}
