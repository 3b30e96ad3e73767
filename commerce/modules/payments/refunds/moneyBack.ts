import type { Executor, Transaction } from '../../../database/connect';
import type { Charge } from '../../../providers/PaymentProvider';
import type { Part } from '../Payment';
import { type Refund, refundRepository } from './repository';

/** What is known of the money of a part that was taken. */
type MoneyBack = Pick<Part, 'dispute' | 'refundedAmount'>;

/** When money of a payment last went back that was asked for here; null: it never did. */
export const findLastRefund = (executor: Executor, paymentId: string): Promise<Date | null> =>
  refundRepository(executor).findLastDone(paymentId);

/** What was given back of a payment, or is to be, oldest first. */
export const listRefunds = (executor: Executor, paymentId: string): Promise<Refund[]> =>
  refundRepository(executor).list(paymentId);

/** What a provider says of it, who may say something older than what is known. */
export function readMoneyBack(part: MoneyBack, charge: Charge): MoneyBack {
  const isDecided = part.dispute === 'won' || part.dispute === 'lost';
  return {
    refundedAmount: countBack(charge, part.refundedAmount),
    dispute: isDecided ? part.dispute : (charge.dispute ?? part.dispute),
  };
}

/** Settles the refunds of a part that the provider has carried out, of a whole one all. */
export async function settleRefunds(
  transaction: Transaction,
  part: Part,
  charge: Charge,
  at: Date,
): Promise<void> {
  const refunds = refundRepository(transaction);
  const isWhole = charge.status === 'refunded' && part.state === 'paid';
  const ids = isWhole
    ? (await refunds.list(part.paymentId)).filter((one) => one.part === part.position)
    : listOwn(charge);
  await refunds.settle(
    ids.map(({ id }) => id),
    { state: 'done', answer: null, at },
  );
}

const ownReference = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Ours; those of a desk have none, and PostgreSQL fails on what is no id. */
const listOwn = ({ refunds = [] }: Charge): { id: string }[] =>
  refunds.flatMap(({ reference }) =>
    reference !== null && ownReference.test(reference) ? { id: reference } : [],
  );

/** Money that has gone back stays so. */
function countBack({ amount, refunds = [], status }: Charge, known: number): number {
  const told = refunds.reduce((sum, refund) => sum + refund.amount, 0);
  return Math.min(amount, Math.max(known, status === 'refunded' ? amount : told));
}
