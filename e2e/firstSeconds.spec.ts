import { expect, test, type Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { brandedProducts } from './support/brandedProducts';
import { expectScriptsAreAskedFor } from './support/expectScriptsAreAskedFor';
import { expectLinkPreview } from './support/linkPreview';

// The other products: firstSeconds.long.spec.ts.
for (const product of brandedProducts.slice(0, 1)) {
  test(`${product.key}: the preview of a link shows the product, and the phone browser the brand’s colour`, ({
    page,
  }) => expectLinkPreview(page, product));
}

async function countColors(page: Page, selector: string): Promise<number> {
  const { data } = PNG.sync.read(await page.locator(selector).screenshot());
  const colors = new Set<number>();
  for (let index = 0; index < data.length; index += 4) colors.add(data.readUInt32BE(index));
  return colors.size;
}

test('the document alone has the wordmark, the flag and the rules of the fonts', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route('**/*', (route) => {
    const type = route.request().resourceType();
    if (type === 'document') return route.continue();
    asked.push(type);
    return route.abort();
  });
  await page.goto('/lead?product=medcof');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => asked).toContain('image');
  expect(asked).not.toContain('stylesheet');
  // The pane alone is a gradient with a colour for each of 40 lines; the empty place of a flag has one.
  await expect.poll(() => countColors(page, 'header img')).toBeGreaterThan(100);
  await expect.poll(() => countColors(page, 'img[src^="/flags/"]')).toBeGreaterThan(10);
  const families = await page.evaluate(() => [...document.fonts].map(({ family }) => family));
  expect(families).toContain('poppins');
});

test('without JavaScript the page says what to do, in its look', ({ browser }) =>
  expectScriptsAreAskedFor(
    browser,
    '/lead?product=medcof',
    'Ative o JavaScript do navegador para continuar.',
  ));
