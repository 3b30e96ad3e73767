import {
  and,
  asc,
  countDistinct,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  max,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { PaymentMethod, PaymentState } from '@/contract/enumerations';
import type { Payer } from '../../providers/PaymentProvider';
import type { Executor, Transaction } from '../../database/connect';
import { fingerprint } from '../../database/sealing';
import { paymentRepository } from './repository';
import {
  type Part,
  type Payment,
  type PaymentRow,
  type Purchase,
  paymentParts,
  payments,
  paymentTransitions,
  purchases,
  sellingTypes,
} from './tables';

/** A subquery: the paid purchase of this type that refers to `reference`, if there is one. */
export function isPaidReference(executor: Executor, reference: SQL, type: SQL) {
  return executor
    .select({ id: purchases.id })
    .from(purchases)
    .where(
      and(
        // The index and what it is limited to; the condition itself is the last one.
        sql`split_part(${purchases.reference}, ':', 1) = ${reference}`,
        sql`${purchases.reference} <> ''`,
        sql`${purchases.type} = ${type}`,
        isNotNull(purchases.paidPaymentId),
        eq(purchases.reference, reference),
      ),
    );
}

/** What a product is first paid by, an invoice for a subscription that was sold elsewhere included. */
const firstPaymentTypes = [...sellingTypes, 'first-invoice-payment'] as const;

/**
 * The payment by which the e-mail address or the document of a payer has a purchase's product with
 * another lead, a trial last. Money that was given back does not count.
 */
export async function findOwnedPayment(
  executor: Executor,
  { business, leadId, productCode }: Pick<Purchase, 'business' | 'leadId' | 'productCode'>,
  { document, email }: Pick<Payer, 'document' | 'email'>,
): Promise<Pick<PaymentRow, 'id' | 'state'> | undefined> {
  const isPayer = or(
    sql`lower(${payments.payerEmail}) = ${email.toLowerCase()}`,
    document === null ? undefined : eq(payments.payerDocumentHash, fingerprint(document)),
  );
  const [found] = await executor
    .select({ id: payments.id, state: payments.state })
    .from(payments)
    .innerJoin(purchases, eq(purchases.paidPaymentId, payments.id))
    .where(
      and(
        isPayer,
        eq(payments.productCode, productCode),
        eq(payments.business, business),
        inArray(purchases.type, [...firstPaymentTypes]),
        ne(purchases.leadId, leadId),
      ),
    )
    .orderBy(sql`${payments.state} = 'trial'`)
    .limit(1);
  return found;
}

/** The document that a lead last paid with; undefined when none of its payments had one. */
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

/** Whether somebody with this e-mail address (lower case) has paid for another product than this. */
export async function hasPaidOtherProduct(
  executor: Executor,
  email: string,
  productCode: string,
): Promise<boolean> {
  const found = await executor
    .select({ id: purchases.id })
    .from(payments)
    .innerJoin(purchases, eq(purchases.paidPaymentId, payments.id))
    .where(
      and(
        eq(sql`lower(${payments.payerEmail})`, email),
        ne(payments.productCode, productCode),
        // Who tries for nothing has not paid.
        eq(payments.state, 'paid'),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** A condition: the payment with this id is in one of these states, and of this lead if one is named. */
export function isPaymentInState(
  executor: Executor,
  id: SQL,
  states: readonly PaymentState[],
  leadId?: string,
): SQL {
  return exists(
    executor
      .select({ id: payments.id })
      .from(payments)
      .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
      .where(
        and(
          eq(payments.id, id),
          inArray(payments.state, [...states]),
          leadId === undefined ? undefined : eq(purchases.leadId, leadId),
        ),
      ),
  );
}

interface ChargeFilter {
  methods: readonly PaymentMethod[];
  since: Date;
}

/** When a lead's charges by these methods were made, oldest first. */
export async function listChargeTimes(
  executor: Executor,
  leadId: string,
  { methods, since }: ChargeFilter,
): Promise<Date[]> {
  const rows = await executor
    .select({ createdAt: paymentParts.createdAt })
    .from(paymentParts)
    .innerJoin(payments, eq(payments.id, paymentParts.paymentId))
    .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
    .where(
      and(
        eq(purchases.leadId, leadId),
        inArray(sql`${paymentParts.method}`, [...methods]),
        gt(paymentParts.createdAt, since),
      ),
    )
    .orderBy(asc(paymentParts.createdAt));
  return rows.map(({ createdAt }) => createdAt);
}

/** A card that is typed, and one that was stored. */
export const cardMethods: readonly Part['method'][] = ['credit-card', 'default-credit-card'];

/** What came after one moment and before another. */
export interface Before {
  since: Date;
  before: Date;
}

/** How many of a lead's payments before this moment were declined by the bank of a card. */
export async function countDeclinedCards(
  executor: Executor,
  leadId: string,
  { before, since }: Before,
): Promise<number> {
  const [counted] = await executor
    .select({ count: countDistinct(payments.id) })
    .from(purchases)
    .innerJoin(payments, eq(payments.purchaseId, purchases.id))
    .innerJoin(paymentParts, eq(paymentParts.paymentId, payments.id))
    .where(
      and(
        eq(purchases.leadId, leadId),
        gt(payments.createdAt, since),
        lt(payments.createdAt, before),
        eq(paymentParts.state, 'declined'),
        inArray(paymentParts.method, cardMethods),
        ne(paymentParts.declineReason, 'processing_error'),
      ),
    );
  return counted?.count ?? 0;
}

/** Whether a lead has paid for a product, and has it still. */
export async function hasPaidPurchase(
  executor: Executor,
  leadId: string,
  productCode: string,
): Promise<boolean> {
  const found = await executor
    .select({ id: purchases.id })
    .from(purchases)
    .innerJoin(payments, eq(payments.id, purchases.paidPaymentId))
    .where(and(eq(purchases.leadId, leadId), eq(payments.productCode, productCode)))
    .limit(1);
  return found.length > 0;
}

/** The purchase that a subscription or a failed payment belongs to. */
export async function findPurchase(executor: Executor, id: string): Promise<Purchase | undefined> {
  const [purchase] = await executor.select().from(purchases).where(eq(purchases.id, id));
  return purchase;
}

/** The same, whose lock is held until the transaction ends. */
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

/** A lead's purchase of a product, if it ever tried to pay for it. */
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

export function findPayment(executor: Executor, id: string): Promise<Payment | undefined> {
  return paymentRepository(executor).find(id);
}

/** A payment's state, for who has no key to read its payer with. */
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

/** A charge whose result is not known. */
interface ChargeInDoubt {
  paymentId: string;
  /** Position of the part. */
  part: number;
  /** Seconds since it was ordered, by the database's clock. */
  age: number;
}

/** Charges whose result has not been known for so many seconds, oldest first. */
export async function listInDoubt(executor: Executor, seconds: number): Promise<ChargeInDoubt[]> {
  const age = sql<number>`extract(epoch from now() - ${paymentParts.createdAt})::int`;
  return executor
    .select({ paymentId: paymentParts.paymentId, part: paymentParts.position, age })
    .from(paymentParts)
    .where(and(eq(paymentParts.state, 'processing'), gt(age, seconds)))
    .orderBy(desc(age));
}

/** When a payment's money was there; undefined: it never was. */
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
