import type { BrowserContext } from '@playwright/test';

export interface WatchedPayments {
  countCalls: () => number;
  /** More than one: the buyer may have paid more than once. */
  getTokens: () => Promise<string[]>;
}

function readToken(body: unknown): string | null {
  return typeof body === 'object' && body !== null && 'token' in body ? String(body.token) : null;
}

/** Watches from now on; call it before the first payment. */
export function watchPayments(context: BrowserContext): WatchedPayments {
  const bodies: Promise<unknown>[] = [];
  let calls = 0;
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v2/payment')) calls += 1;
  });
  context.on('response', (response) => {
    const isPayment =
      response.request().method() === 'POST' && response.url().endsWith('/api/v2/payment');
    if (!isPayment) return;
    const body: Promise<unknown> = response.json();
    // A body that nobody reads may be lost with its page.
    body.catch(() => undefined);
    bodies.push(body);
  });
  return {
    countCalls: () => calls,
    getTokens: async () => {
      const tokens = (await Promise.all(bodies)).map(readToken);
      return [...new Set(tokens.filter((token) => token !== null))];
    },
  };
}
