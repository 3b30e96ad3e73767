import { brotliCompressSync } from 'node:zlib';
import { expect, test, type Page, type Response } from '@playwright/test';
import { products, reachPayment } from './support/buyer';

/**
 * First-load JavaScript of a bare page (`<p>bare</p>`, no _app) built with the same versions, in
 * brotli bytes. Measured with Next 16.4.5 and React 19.3; measure again when they change.
 */
const barePage = 95_833;

/**
 * docs/behaviour.md 14: every script that the document names, the build's manifests included, takes at
 * most 1.36 times a bare page.
 */
const budget = Math.floor(barePage * 1.36);

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
    first.map(async (response) => brotliCompressSync(await response.body()).length),
  );
  return sizes.reduce((total, bytes) => total + bytes, 0);
}

for (const product of products) {
  test(`${product.key}: first-load JavaScript of /lead and /payment keeps the budget`, async ({
    page,
  }) => {
    const query = `product=${product.key}`;
    expect(await getFirstLoad(page, `/lead?${query}`)).toBeLessThanOrEqual(budget);
    await reachPayment(page, product);
    expect(await getFirstLoad(page, `/payment?${query}`)).toBeLessThanOrEqual(budget);
  });
}
