import { expect, type Page } from '@playwright/test';
import { getPayment } from './commerce';
import { defaultFlows } from './defaultFlows';
import { followLink } from './followLink';
import { getCaptured } from './getCaptured';
import { getPaymentsCapturedTwice } from './ledger';
import type { LinkCase } from './linkCases';
import { said } from './said';
import { getLedger } from './sandbox';
import { watchPayments } from './watchPayments';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/**
 * Follows a link to its end: a receipt for exactly the price that its button named, or the sentence
 * that says why there is none. A product's default link has the pages and the price of `defaultFlows`.
 */
export async function walkLink(page: Page, link: LinkCase): Promise<void> {
  const { product, query } = link;
  const payments = watchPayments(page.context());
  const { price, refusal, visited } = await followLink(page, query);
  if (link.refusal !== null) {
    expect(refusal).toMatch(said(link.refusal));
    expect(payments.countCalls()).toBe(0);
    return;
  }
  expect(refusal).toBeNull();
  if (query === `product=${product}&seller=ana`) {
    const flow = defaultFlows[product];
    if (!flow) throw new Error(`e2e/support/defaultFlows.ts has no flow of ${product}.`);
    expect({ price, visited }).toEqual({
      price: flow.amount,
      visited: ['/lead', ...flow.pages, '/success'],
    });
  }
  const [token = '', ...others] = await payments.getTokens();
  expect(others).toEqual([]);
  const state = price === 0 ? 'trial' : 'paid';
  await expect.poll(async () => (await getPayment(token)).state).toBe(state);
  // Points count with their value in money.
  const amount = price ?? (await getPayment(token)).amount;
  await expect.poll(async () => sum(await getCaptured())).toBe(amount);
  expect(getPaymentsCapturedTwice(await getLedger())).toEqual([]);
}
