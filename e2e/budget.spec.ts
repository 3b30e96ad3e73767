import { expect, test } from '@playwright/test';
import { products, reachPayment } from './support/buyer';
import { getFirstLoad } from './support/firstLoad';

/**
 * First-load JavaScript, in brotli bytes, of a minimal page (`<p>bare</p>`, no _app) built with the
 * same versions. Measured with Next 16.4.6 and React 19.3; measure again when they change.
 */
const barePage = 96_349;

/**
 * docs/behaviour.md 14: the scripts that the document names, including the build's manifests, are at
 * most 1.4 times those of a minimal page.
 */
const budget = Math.floor(barePage * 1.4);

for (const product of products) {
  test(`${product.key}: first-load JavaScript of /lead and /payment stays within the budget`, async ({
    page,
  }) => {
    const query = `product=${product.key}`;
    expect((await getFirstLoad(page, `/lead?${query}`)).scripts).toBeLessThanOrEqual(budget);
    await reachPayment(page, product);
    expect((await getFirstLoad(page, `/payment?${query}`)).scripts).toBeLessThanOrEqual(budget);
  });
}
