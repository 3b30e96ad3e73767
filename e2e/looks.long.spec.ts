import { brotliCompressSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { expectNothingUnderBar } from './support/expectNothingUnderBar';
import { brandedProducts } from './support/brandedProducts';
import { screens } from './support/screenshots';
import { storeFinishedSteps } from './support/storeFinishedSteps';

/** docs/behaviour.md 14: brotli bytes of a document, which has all its styles. */
const largestDocument = 12 * 1024;

/** What the largest thing is that a page painted while it loaded: where a picture came from, or ''. */
const getLargestPicture = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const { url } = list.getEntries().at(-1) as PerformanceEntry & { url: string };
          resolve(url);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

/** Waits until nothing that the page shows is still to come, and painted. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

async function open(page: Page, address: string): Promise<void> {
  const answer = await page.goto(address);
  const document = (await answer?.body()) ?? Buffer.alloc(0);
  expect(brotliCompressSync(document).length, address).toBeLessThanOrEqual(largestDocument);
  await settle(page);
  expect(await getLargestPicture(page), `${address}: the largest paint`).toBe('');
}

for (const { key } of brandedProducts) {
  test(`${key}: words come first, the form is in sight, nothing hides under the bar`, async ({
    page,
  }) => {
    await storeFinishedSteps(page);
    await page.setViewportSize(screens.desktop);
    await open(page, `/lead?product=${key}&seller=ana`);
    await open(page, `/payment?product=${key}`);

    await page.setViewportSize(screens.phone);
    await open(page, `/payment?product=${key}`);
    await expect(page.getByRole('radio').first()).toBeVisible();
    const field = page
      .locator('main :is(input:not([type=radio], [type=checkbox]), select)')
      .first();
    const top = await field.evaluate((element) => element.getBoundingClientRect().top);
    expect(top, 'the first field').toBeLessThan(844);
    await expectNothingUnderBar(page);
  });
}
