import { asc, eq, sql } from 'drizzle-orm';
import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { validate as isUuid } from 'uuid';
import { inPersonMethods } from '@/contract/enumerations';
import { moment } from '../../database/columns';
import { type Executor, inTransaction } from '../../database/connect';
import type { Services } from '../../Services';
import { findPayment } from './findPayment';
import { paymentRepository } from './repository';
import type { Payment } from './Payment';
import { payments, paymentTransitions } from './tables';
import { lockPayment } from './transitionPart';

const operatorActions = pgTable('operator_actions', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  paymentId: uuid('payment_id').notNull(),
  action: text('action', { enum: ['confirm'] }).notNull(),
  operator: text('operator').notNull(),
  reason: text('reason').notNull(),
  at: moment('at').notNull(),
});

type OperatorAction = typeof operatorActions.$inferSelect;

export class ActionRefused extends Error {
  override readonly name = 'ActionRefused';
}

export async function findPaymentsByName(executor: Executor, name: string): Promise<Payment[]> {
  const isNamed = isUuid(name)
    ? eq(payments.id, name)
    : /^[0-9a-f]{8}$/i.test(name)
      ? sql`right(${payments.id}::text, 8) = ${name.toLowerCase()}`
      : eq(payments.token, name);
  const found = await executor.select({ id: payments.id }).from(payments).where(isNamed);
  const read = await Promise.all(found.map(({ id }) => findPayment(executor, id)));
  return read.filter((payment) => payment !== undefined);
}

export const listTransitions = (executor: Executor, paymentId: string) =>
  executor
    .select()
    .from(paymentTransitions)
    .where(eq(paymentTransitions.paymentId, paymentId))
    .orderBy(asc(paymentTransitions.id));

export const listOperatorActions = (
  executor: Executor,
  paymentId: string,
): Promise<OperatorAction[]> =>
  executor
    .select()
    .from(operatorActions)
    .where(eq(operatorActions.paymentId, paymentId))
    .orderBy(operatorActions.id);

/**
 * Records that a seller has received the money that a buyer pays in person; the sweep notifies the
 * provider. Repeated, it changes nothing.
 * @throws ActionRefused
 */
export function confirmInPerson(
  { clock, connection }: Pick<Services, 'clock' | 'connection'>,
  { operator, paymentId, reason }: Pick<OperatorAction, 'operator' | 'paymentId' | 'reason'>,
): Promise<void> {
  return inTransaction(connection, async (transaction) => {
    // The reference of a payment's first part is the payment's id.
    const payment = (await lockPayment(transaction, paymentId))?.payment;
    if (!payment) throw new ActionRefused(`There is no payment ${paymentId}.`);
    const part = payment.parts.find(({ method }) => inPersonMethods.some((own) => own === method));
    if (!part) throw new ActionRefused('The payment is not made in person.');
    if (part.state === 'paid' || part.pendingAction === 'receive') return;
    if (part.state !== 'pending' && part.state !== 'expired')
      throw new ActionRefused(`The payment is ${payment.state}: nothing waits to be received.`);
    const at = clock();
    const changes = { pendingAction: 'receive', nextCheckAt: at, checkCount: 0 } as const;
    await paymentRepository(transaction).updatePart(part, changes);
    await transaction
      .insert(operatorActions)
      .values({ paymentId, action: 'confirm', operator, reason, at });
  });
}
