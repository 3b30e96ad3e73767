import { noteInTrace } from '@/domain/monitoring/trace.server';
import { and, asc, count, eq, inArray, isNotNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { PaymentState } from '@/contract/enumerations';
import { type Executor, nameStatement, type Transaction } from '../../database/connect';
import { fingerprintOf } from '../../database/sealing';
import type { NewPayment, Part, PartState, Payment, PaymentCause, Purchase } from './Payment';
import { paymentParts, payments, paymentTransitions, purchases, webhookEvents } from './tables';

export interface PaymentRepository {
  create(payment: NewPayment): Promise<void>;
  find(id: string): Promise<Payment | undefined>;
  findByToken(token: string): Promise<Payment | undefined>;
  findPaying(purchaseId: string): Promise<Payment | undefined>;
  findByIdempotencyKey(key: string): Promise<Payment | undefined>;
  list(purchaseId: string, states: readonly PaymentState[]): Promise<Payment[]>;
  setState(id: string, state: PaymentState): Promise<void>;
  updatePart(
    part: Pick<Part, 'paymentId' | 'position'>,
    changes: Partial<Omit<Part, 'paymentId' | 'position'>>,
  ): Promise<Part>;
  /**
   * Only parts of this provider: another does not know the charge, and its "no such charge" would
   * decline what is paid.
   */
  lockDuePart(queue: SweepQueue, provider: string, now: Date): Promise<Part | undefined>;
  countUnderWayElsewhere(provider: string): Promise<{ provider: string; parts: number }[]>;
}

/**
 * By how soon an answer is needed. 'in-doubt': the buyer looks at the page, also while a bank or a phone
 * asks (`requires_action`); 'actions': a charge must be captured or ended; 'waiting': the rest, whose
 * lost webhooks are made up for.
 */
export const sweepQueues = ['in-doubt', 'actions', 'waiting'] as const;
export type SweepQueue = (typeof sweepQueues)[number];

/**
 * Must repeat the conditions of the queues' indexes (migration 0060) word for word, or PostgreSQL
 * would not use them.
 */
export const conditionByQueue: Record<SweepQueue, SQL> = {
  'in-doubt': sql`next_check_at is not null and pending_action is null
    and state in ('created', 'processing', 'requires_action')`,
  actions: sql`next_check_at is not null and pending_action is not null`,
  waiting: sql`next_check_at is not null and pending_action is null
    and state not in ('created', 'processing', 'requires_action')`,
};

const { leadId, reference, type } = purchases;

/** Reads in one statement, so that a payment and its parts are of the same moment. */
const selectWhere = (executor: Executor, condition: SQL | undefined) =>
  executor
    .select({ payment: payments, purchase: { leadId, reference, type }, part: paymentParts })
    .from(payments)
    .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
    .innerJoin(paymentParts, eq(paymentParts.paymentId, payments.id))
    .where(condition)
    .orderBy(asc(payments.createdAt), asc(paymentParts.position));

function joinParts(rows: Awaited<ReturnType<typeof selectWhere>>): Payment[] {
  const found = new Map<string, Payment>();
  for (const { part, payment, purchase } of rows) {
    const parts = found.get(payment.id)?.parts ?? [];
    found.set(payment.id, { ...payment, purchase, parts: [...parts, part] });
  }
  return [...found.values()];
}

const uniqueColumns = {
  id: payments.id,
  token: payments.token,
  idempotencyKey: payments.idempotencyKey,
};

export function paymentRepository(executor: Executor): PaymentRepository {
  const listWhere = async (condition: SQL | undefined) =>
    joinParts(await selectWhere(executor, condition));
  /** Every payment is read several times while it is made: planning costs more than reading. */
  const findBy = async (name: keyof typeof uniqueColumns, value: string) => {
    const rows = await selectWhere(executor, eq(uniqueColumns[name], sql.placeholder('value')))
      .prepare(nameStatement(executor, `find_payment_by_${name}`))
      .execute({ value });
    const [payment] = joinParts(rows);
    if (payment) noteInTrace({ paymentId: payment.id, leadId: payment.purchase.leadId });
    return payment;
  };
  return {
    async create({ parts, ...payment }) {
      const payerDocumentHash = fingerprintOf(payment.payerDocument);
      await executor.insert(payments).values({ ...payment, payerDocumentHash });
      await executor.insert(paymentParts).values(parts);
    },
    find: (id) => findBy('id', id),
    findByToken: (token) => findBy('token', token),
    findPaying: (purchaseId) =>
      listWhere(and(eq(purchases.id, purchaseId), eq(purchases.paidPaymentId, payments.id))).then(
        ([payment]) => payment,
      ),
    findByIdempotencyKey: (key) => findBy('idempotencyKey', key),
    list: (purchaseId, states) =>
      listWhere(and(eq(payments.purchaseId, purchaseId), inArray(payments.state, [...states]))),
    async setState(id, state) {
      await executor.update(payments).set({ state }).where(eq(payments.id, id));
    },
    async updatePart({ paymentId, position }, changes) {
      const [part] = await executor
        .update(paymentParts)
        .set(changes)
        .where(and(eq(paymentParts.paymentId, paymentId), eq(paymentParts.position, position)))
        .returning();
      if (!part) throw new Error(`Payment ${paymentId} has no part ${position}`);
      return part;
    },
    async lockDuePart(queue, provider, now) {
      const [part] = await executor
        .select()
        .from(paymentParts)
        .where(
          and(
            eq(paymentParts.provider, provider),
            lte(paymentParts.nextCheckAt, now),
            conditionByQueue[queue],
          ),
        )
        .orderBy(asc(paymentParts.nextCheckAt))
        .limit(1)
        .for('update', { skipLocked: true });
      return part;
    },
    countUnderWayElsewhere: (provider) =>
      executor
        .select({ provider: paymentParts.provider, parts: count() })
        .from(paymentParts)
        .where(and(isNotNull(paymentParts.nextCheckAt), ne(paymentParts.provider, provider)))
        .groupBy(paymentParts.provider),
  };
}

interface PurchaseRepository {
  /** Writes the purchase unless it is there; others wait for it until the transaction ends. */
  lock(purchase: Omit<Purchase, 'paidPaymentId'>): Promise<{ purchase: Purchase; isNew: boolean }>;
  lockByCharge(reference: string): Promise<{ purchase: Purchase; paymentId: string } | undefined>;
  setPaidPayment(id: string, paymentId: string | null): Promise<void>;
}

/** Works in a transaction only: a row lock outside of one is released at once. */
export function purchaseRepository(transaction: Transaction): PurchaseRepository {
  return {
    async lock(purchase) {
      const [created] = await transaction
        .insert(purchases)
        .values(purchase)
        .onConflictDoNothing()
        .returning();
      if (created) return { purchase: created, isNew: true };
      const [locked] = await transaction
        .select()
        .from(purchases)
        .where(
          and(
            eq(purchases.leadId, purchase.leadId),
            eq(purchases.business, purchase.business),
            eq(purchases.productCode, purchase.productCode),
            eq(purchases.type, purchase.type),
            eq(purchases.reference, purchase.reference),
          ),
        )
        .for('update');
      if (!locked) throw new Error(`The purchase of ${purchase.productCode} was not found`);
      return { purchase: locked, isNew: false };
    },
    async lockByCharge(reference) {
      const [locked] = await transaction
        .select({ purchase: purchases, paymentId: payments.id })
        .from(paymentParts)
        .innerJoin(payments, eq(payments.id, paymentParts.paymentId))
        .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
        .where(eq(paymentParts.reference, sql.placeholder('reference')))
        .for('update', { of: purchases })
        .prepare(nameStatement(transaction, 'lock_purchase_by_charge'))
        .execute({ reference });
      return locked;
    },
    async setPaidPayment(id, paymentId) {
      await transaction
        .update(purchases)
        .set({ paidPaymentId: paymentId })
        .where(eq(purchases.id, id));
    },
  };
}

export interface Transition {
  paymentId: string;
  part: number | null;
  fromState: PartState | null;
  toState: PartState;
  cause: PaymentCause;
  at: Date;
}

interface TransitionRepository {
  create(transitions: Transition[]): Promise<void>;
}

export function transitionRepository(executor: Executor): TransitionRepository {
  return {
    async create(transitions) {
      if (transitions.length > 0) await executor.insert(paymentTransitions).values(transitions);
    },
  };
}

interface WebhookEventRepository {
  /** @returns False when the event was received before. */
  create(event: { provider: string; eventId: string; receivedAt: Date }): Promise<boolean>;
}

export function webhookEventRepository(executor: Executor): WebhookEventRepository {
  return {
    async create(event) {
      const written = await executor
        .insert(webhookEvents)
        .values(event)
        .onConflictDoNothing()
        .returning({ eventId: webhookEvents.eventId });
      return written.length > 0;
    },
  };
}
