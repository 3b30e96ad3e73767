import type { Executor, Transaction } from '../../../database/connect';
import type { Charge } from '../../../providers/PaymentProvider';
import type { Part } from '../Payment';
import { type Refund, refundRepository } from './repository';

type MoneyBack = Pick<Part, 'dispute' | 'refundedAmount'>;

export const findLastRefund = (executor: Executor, paymentId: string): Promise<Date | null> =>
  refundRepository(executor).findLastDone(paymentId);

export const listRefunds = (executor: Executor, paymentId: string): Promise<Refund[]> =>
  refundRepository(executor).list(paymentId);

export function readMoneyBack(part: MoneyBack, charge: Charge): MoneyBack {
  const isDecided = part.dispute === 'won' || part.dispute === 'lost';
  return {
    refundedAmount: countBack(charge, part.refundedAmount),
    dispute: isDecided ? part.dispute : (charge.dispute ?? part.dispute),
  };
}

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

const listOwn = ({ refunds = [] }: Charge): { id: string }[] =>
  refunds.flatMap(({ reference }) =>
    reference !== null && ownReference.test(reference) ? { id: reference } : [],
  );

function countBack({ amount, refunds = [], status }: Charge, known: number): number {
  const reported = refunds.reduce((sum, refund) => sum + refund.amount, 0);
  return Math.min(amount, Math.max(known, status === 'refunded' ? amount : reported));
}
