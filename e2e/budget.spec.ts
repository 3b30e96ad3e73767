import { brotliCompressSync } from 'node:zlib';
import { expect, test, type Page, type Response } from '@playwright/test';
import { products, reachPayment } from './support/buyer';

/**
 * First-load JavaScript of a bare page (`<p>bare</p>`, no _app) built with the same versions, in
 * brotli bytes. Measured with Next 16.4.5 and React 19.3; measure again when they change.
 */
const barePage = 95_833;

/** docs/behaviour.md 14: at most 1.40 times a bare page. */
const budget = Math.floor(barePage * 1.4);

async function getFirstLoadBytes(page: Page, url: string): Promise<number> {
  const scripts: Response[] = [];
  const keep = (response: Response) => {
    if (/\/_next\/static\/chunks\/.*\.js$/.test(response.url())) scripts.push(response);
  };
  page.on('response', keep);
  const answer = await page.goto(url, { waitUntil: 'domcontentloaded' });
  // What the document itself names; what its scripts add, when idle or on first use, is not first load.
  const html = (await answer?.text()) ?? '';
  const named = Array.from(html.matchAll(/<script[^>]* src="([^"]+)"/g), ([, src = '']) => src);
  page.off('response', keep);
  const first = scripts.filter((response) => named.some((src) => response.url().endsWith(src)));
  expect(first.length).toBeGreaterThan(3);
  const bodies = await Promise.all(first.map((response) => response.body()));
  return bodies.reduce((total, body) => total + brotliCompressSync(body).length, 0);
}

for (const product of products) {
  test(`${product.key}: first-load JavaScript of /lead and /payment keeps the budget`, async ({
    page,
  }) => {
    const query = `product=${product.key}`;
    expect(await getFirstLoadBytes(page, `/lead?${query}`)).toBeLessThanOrEqual(budget);
    await reachPayment(page, product);
    expect(await getFirstLoadBytes(page, `/payment?${query}`)).toBeLessThanOrEqual(budget);
  });
}
