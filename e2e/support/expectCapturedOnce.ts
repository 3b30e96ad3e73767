import { expect } from '@playwright/test';
import { getPayment } from './commerce';
import { getPaymentId } from './database';
import { getPaymentsCapturedTwice } from './ledger';
import { getLedger } from './sandbox';
import type { WatchedPayments } from './watchPayments';

/**
 * Expects that each purchase of a walk was paid by the only payment made for it, and that the provider
 * captured that money once.
 * @param amounts what the purchases cost, in minor units, in their order
 */
export async function expectCapturedOnce(
  payments: WatchedPayments,
  amounts: readonly number[],
): Promise<void> {
  const tokens = await payments.getTokens();
  await expect
    .poll(async () =>
      (await Promise.all(tokens.map(getPayment))).map(({ amount, state }) => ({ amount, state })),
    )
    .toEqual(amounts.map((amount) => ({ amount, state: 'paid' })));
  const ids = await Promise.all(tokens.map(getPaymentId));
  const ledger = await getLedger();
  const taken = ids.map((id) =>
    ledger.filter(({ kind, paymentId }) => kind === 'captured' && paymentId === id),
  );
  expect(taken.map((rows) => rows.map(({ amount }) => amount))).toEqual(
    amounts.map((amount) => [amount]),
  );
  expect(getPaymentsCapturedTwice(ledger)).toEqual([]);
}
