import { expect } from '@playwright/test';
import { getPayment } from './commerce';
import { getPaymentsCapturedTwice } from './ledger';
import { getLedger } from './sandbox';
import type { WatchedPayments } from './watchPayments';

/**
 * Each purchase of a walk was paid by the only payment made for it, and the provider took that
 * money, once.
 * @param amounts what the purchases cost, in minor units, in their order
 */
export async function expectCapturedOnce(
  payments: WatchedPayments,
  amounts: readonly number[],
): Promise<void> {
  const paid = await Promise.all((await payments.getTokens()).map(getPayment));
  expect(paid.map(({ amount, state }) => ({ amount, state }))).toEqual(
    amounts.map((amount) => ({ amount, state: 'paid' })),
  );
  const ledger = await getLedger();
  for (const { amount, createdAt } of paid) {
    const taken = ledger.filter(
      (row) => row.kind === 'captured' && row.amount === amount && row.at >= createdAt,
    );
    expect(taken.length).toBeGreaterThan(0);
  }
  expect(getPaymentsCapturedTwice(ledger)).toEqual([]);
}
