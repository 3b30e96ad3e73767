import { setTimeout as wait } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { paths } from '@/contract/paths';
import type { PaymentResponse } from '@/contract/payment';
import { bigCounts, loadSales } from '@/testing/bigDatabase/loadSales';
import { fetchJson } from '@/testing/http';
import { compareStates } from '../compareStates';
import type { Product } from '../ground';
import { createOpenPayments, openStreams } from '../openStreams';
import type { Part } from '../Part';
import { createPayments } from './writes';

const streamCount = 1_000;

/** Milliseconds that the streams' processes need to notice that all were closed. */
const settleMs = 2_000;

/** Has the product write one sale, whose sealed columns the loaded ones repeat. */
async function buyOnce(product: Product): Promise<void> {
  const createBody = await createPayments(product, 1);
  const call = { body: createBody(), key: randomUUID() };
  await fetchJson<PaymentResponse>(`${product.commerceUrl}${paths.paymentV2}`, call);
}

export const growth: Part = {
  name: 'growth',
  isOnlyNamed: true,
  async measure(ground, say) {
    const small = await ground.startAnother();
    await buyOnce(ground);
    say(`${bigCounts.leads} leads and ${bigCounts.payments} payments are loaded.`);
    await loadSales({ ...bigCounts, databaseUrl: ground.databaseUrl, provider: 'sandbox', say });
    const states = { floor: { product: small }, product: { product: ground } };
    const figures = await compareStates('a million leads', states, say);

    // Both states have the open payments, which the sweep checks; only the streams differ.
    say(`${streamCount} payments are made.`);
    const tokens = await createOpenPayments(small, streamCount);
    const open = async () => {
      const close = await openStreams(small, tokens);
      return async () => {
        close();
        await wait(settleMs);
      };
    };
    const streaming = { floor: { product: small }, product: { product: small, open } };
    return [...figures, ...(await compareStates('1,000 streams', streaming, say))];
  },
};
