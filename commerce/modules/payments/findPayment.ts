import { and, desc, eq, inArray, isNotNull, isNull, max } from 'drizzle-orm';
import type { PaymentState } from '@/contract/enumerations';
import type { Executor, Transaction } from '../../database/connect';
import { paymentRepository } from './repository';
import type { Payment, PaymentRow, Purchase } from './Payment';
import { payments, paymentTransitions, purchases } from './tables';

export function findPayment(executor: Executor, id: string): Promise<Payment | undefined> {
  return paymentRepository(executor).find(id);
}

export async function findPaymentState(
  executor: Executor,
  id: string,
): Promise<Pick<PaymentRow, 'id' | 'state'> | undefined> {
  const [payment] = await executor
    .select({ id: payments.id, state: payments.state })
    .from(payments)
    .where(eq(payments.id, id));
  return payment;
}

export function findPaymentByKey(
  executor: Executor,
  idempotencyKey: string,
): Promise<Payment | undefined> {
  return paymentRepository(executor).findByIdempotencyKey(idempotencyKey);
}

export function findPaymentByToken(
  executor: Executor,
  token: string,
): Promise<Payment | undefined> {
  return paymentRepository(executor).findByToken(token);
}

export async function findPaidAt(executor: Executor, paymentId: string): Promise<Date | undefined> {
  const [paid] = await executor
    .select({ at: max(paymentTransitions.at) })
    .from(paymentTransitions)
    .where(
      and(
        eq(paymentTransitions.paymentId, paymentId),
        isNull(paymentTransitions.part),
        eq(paymentTransitions.toState, 'paid'),
      ),
    );
  return paid?.at ?? undefined;
}

export async function findLastDocument(
  executor: Executor,
  leadId: string,
): Promise<string | undefined> {
  const [last] = await executor
    .select({ document: payments.payerDocument })
    .from(payments)
    .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
    .where(and(eq(purchases.leadId, leadId), isNotNull(payments.payerDocument)))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  return last?.document ?? undefined;
}

export async function findPurchase(executor: Executor, id: string): Promise<Purchase | undefined> {
  const [purchase] = await executor.select().from(purchases).where(eq(purchases.id, id));
  return purchase;
}

export async function lockPurchase(
  transaction: Transaction,
  id: string,
): Promise<Purchase | undefined> {
  const [purchase] = await transaction
    .select()
    .from(purchases)
    .where(eq(purchases.id, id))
    .for('update');
  return purchase;
}

export async function findFirstPurchase(
  executor: Executor,
  { business, leadId, productCode }: Pick<Purchase, 'business' | 'leadId' | 'productCode'>,
): Promise<Purchase | undefined> {
  const [purchase] = await executor
    .select()
    .from(purchases)
    .where(
      and(
        eq(purchases.leadId, leadId),
        eq(purchases.business, business),
        eq(purchases.productCode, productCode),
        eq(purchases.type, 'direct'),
        eq(purchases.reference, ''),
      ),
    );
  return purchase;
}

export async function findNewestPaymentId(
  executor: Executor,
  idempotencyKeys: readonly string[],
  state?: Payment['state'],
): Promise<string | undefined> {
  const [newest] = await executor
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        inArray(payments.idempotencyKey, [...idempotencyKeys]),
        state === undefined ? undefined : eq(payments.state, state),
      ),
    )
    .orderBy(desc(payments.createdAt))
    .limit(1);
  return newest?.id;
}

export const listPayments = (
  executor: Executor,
  purchaseId: string,
  states: readonly PaymentState[],
): Promise<Payment[]> => paymentRepository(executor).list(purchaseId, states);

export const findPayingPayment = (
  executor: Executor,
  purchaseId: string,
): Promise<Payment | undefined> => paymentRepository(executor).findPaying(purchaseId);
