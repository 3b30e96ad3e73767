import { brotliCompressSync } from 'node:zlib';
import { expect, test, type Page, type Response } from '@playwright/test';
import { products, reachPayment } from './support/buyer';

/**
 * First-load JavaScript of a bare page (`<p>bare</p>`, no _app) built with the same versions, in
 * brotli bytes. Measured with Next 16.4.5 and React 19.3; measure again when they change.
 */
const barePage = 95_833;

/** docs/behaviour.md 14: the chunks of a page take at most 1.40 times a bare page. */
const chunkBudget = Math.floor(barePage * 1.4);

/** docs/behaviour.md 14: every script that the document names, the build's manifests included. */
const budgets = { '/lead': 130_500, '/payment': 135_000 };

/** Brotli bytes of the scripts that a document names; what those load later is not first load. */
async function getFirstLoad(page: Page, url: string) {
  const scripts: Response[] = [];
  const keep = (response: Response) => {
    if (/\/_next\/static\/.*\.js$/.test(response.url())) scripts.push(response);
  };
  page.on('response', keep);
  const answer = await page.goto(url);
  const html = (await answer?.text()) ?? '';
  const named = Array.from(html.matchAll(/<script[^>]* src="([^"]+)"/g), ([, src = '']) => src);
  page.off('response', keep);
  const first = scripts.filter((response) => named.some((src) => response.url().endsWith(src)));
  expect(first).toHaveLength(named.length);
  const sizes = await Promise.all(
    first.map(async (response) => ({
      isChunk: response.url().includes('/_next/static/chunks/'),
      bytes: brotliCompressSync(await response.body()).length,
    })),
  );
  const sum = (counted: typeof sizes) => counted.reduce((total, { bytes }) => total + bytes, 0);
  return { all: sum(sizes), chunks: sum(sizes.filter(({ isChunk }) => isChunk)) };
}

async function expectWithinBudget(page: Page, path: keyof typeof budgets, query: string) {
  const { all, chunks } = await getFirstLoad(page, `${path}?${query}`);
  expect(all).toBeLessThanOrEqual(budgets[path]);
  expect(chunks).toBeLessThanOrEqual(chunkBudget);
}

for (const product of products) {
  test(`${product.key}: first-load JavaScript of /lead and /payment keeps the budget`, async ({
    page,
  }) => {
    const query = `product=${product.key}`;
    await expectWithinBudget(page, '/lead', query);
    await reachPayment(page, product);
    await expectWithinBudget(page, '/payment', query);
  });
}
