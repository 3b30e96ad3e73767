import { eq } from 'drizzle-orm';
import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../database/columns';
import type { Executor, Transaction } from '../../database/connect';
import { isDatabaseUnavailable } from '../../database/errors';
import type { ConsumedCount, Limits } from '../../limits';
import type { Services } from '../../Services';
import { cardMethods } from './chargeHistory';
import type { Payment } from './Payment';

const countedDeclines = pgTable('counted_declines', {
  paymentId: uuid('payment_id').primaryKey(),
  counts: jsonb('counts').$type<readonly ConsumedCount[]>().notNull(),
  countedAt: moment('counted_at').notNull(),
});

/** Keeps what a payment's cards were counted as, until `settleDeclines` knows whether it is due. */
export async function keepCountedDeclines(
  transaction: Transaction,
  paymentId: string,
  { at: countedAt, counts }: { at: Date; counts: readonly ConsumedCount[] },
): Promise<void> {
  if (counts.length === 0) return;
  await transaction.insert(countedDeclines).values({ paymentId, counts, countedAt });
}

export const countDecline = ({ limits }: { limits: Limits }): Promise<void> =>
  limits.count({ limit: 'declines-alarm', key: 'all' });

type Verdict = 'accepted' | 'declined' | 'left' | 'open';

function judgeCard({ declineReason, state }: Payment['parts'][number]): Verdict {
  if (state === 'created' || state === 'processing' || state === 'requires_action') return 'open';
  if (state === 'expired') return 'left';
  return state === 'declined' && declineReason !== 'processing_error' ? 'declined' : 'accepted';
}

const listCards = ({ parts }: Payment) =>
  parts.filter(({ method }) => cardMethods.includes(method));

/** The strongest verdict on any card. `left`: the buyer left the bank's question. */
function judgeCards(cards: Payment['parts']): Verdict {
  const verdicts = cards.map(judgeCard);
  const order = ['declined', 'open', 'left'] as const;
  return order.find((verdict) => verdicts.includes(verdict)) ?? 'accepted';
}

/** Deletes, so that only one of several processes settles a payment. */
async function takeCounts(executor: Executor, paymentId: string) {
  const [taken] = await executor
    .delete(countedDeclines)
    .where(eq(countedDeclines.paymentId, paymentId))
    .returning({ counts: countedDeclines.counts });
  return taken?.counts;
}

/**
 * Decides, after a payment has moved, whether its cards count as declined: a declined card does, and so
 * does one whose buyer left its bank's question; a card that its bank accepted, or that the provider
 * failed to try, is released. Until then it counts. Without the database, or if the process ends
 * before the release, the count stays until its window ends.
 */
export async function settleDeclines(
  services: Pick<Services, 'connection' | 'limits'>,
  payment: Payment,
): Promise<void> {
  const cards = listCards(payment);
  const verdict = judgeCards(cards);
  if (cards.length === 0 || verdict === 'open') return;
  try {
    const counts = await takeCounts(services.connection, payment.id);
    if (!counts) return;
    if (verdict === 'declined') await countDecline(services);
    if (verdict === 'accepted') await services.limits.release(counts);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
  }
}
