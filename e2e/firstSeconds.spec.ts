import { expect, test, type Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { brandedProducts } from './support/brandedProducts';

/** The content of each meta tag of a document, by its name. */
const readMeta = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(
      Array.from(document.querySelectorAll('head meta'), (meta) => [
        meta.getAttribute('property') ?? meta.getAttribute('name') ?? '',
        meta.getAttribute('content') ?? '',
      ]),
    ),
  );

async function loadPicture(page: Page, address: string) {
  const answer = await page.request.get(address);
  expect(answer.headers()['content-type']).toBe('image/png');
  const body = await answer.body();
  const { height, width } = PNG.sync.read(body);
  return { bytes: body.length, height, width };
}

for (const { brand, key } of brandedProducts) {
  test(`${key}: a link in a chat shows the product, and the phone the brand’s colour`, async ({
    page,
  }) => {
    await page.goto(`/lead?product=${key}&seller=ana&name=Maria&email=maria%40exemplo.com.br`);
    const { origin } = new URL(page.url());
    const meta = await readMeta(page);
    const title = await page.title();
    expect(meta).toMatchObject({
      'og:type': 'website',
      'og:locale': 'pt_BR',
      'og:site_name': brand,
      'og:title': title.replace('Checkout - ', ''),
      'og:url': `${origin}/lead?product=${key}&seller=ana`,
      'twitter:card': 'summary_large_image',
    });
    expect(meta['og:description']).toBe(meta['description']);
    expect(meta['og:description']).not.toBe('');
    expect(meta['og:image']).toMatch(new RegExp(`^${origin}/`));
    const picture = await loadPicture(page, meta['og:image'] ?? '');
    expect(picture).toMatchObject({ width: 1200, height: 630 });
    expect(picture.bytes).toBeLessThan(100_000);
    const sign = page.locator('link[rel="apple-touch-icon"]');
    expect(
      await loadPicture(page, `${origin}${(await sign.getAttribute('href')) ?? ''}`),
    ).toMatchObject({ width: 180, height: 180 });

    // What the browser paints around the page is what the page has at its top.
    const color = await page.evaluate(
      (name) => getComputedStyle(document.documentElement).getPropertyValue(name),
      '--color-pane-start',
    );
    expect(meta['theme-color']).toBe(color);
  });
}

/** How many colours a part of the page has. */
async function countColors(page: Page, selector: string): Promise<number> {
  const { data } = PNG.sync.read(await page.locator(selector).screenshot());
  const colors = new Set<number>();
  for (let index = 0; index < data.length; index += 4) colors.add(data.readUInt32BE(index));
  return colors.size;
}

test('the document alone has wordmark, flag and fonts’ rules', async ({ page }) => {
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
  // The pane alone is a gradient with a colour for each of 40 lines; the place of a flag has one.
  await expect.poll(() => countColors(page, 'header img')).toBeGreaterThan(100);
  await expect.poll(() => countColors(page, 'img[src^="/flags/"]')).toBeGreaterThan(10);
  const families = await page.evaluate(() => [...document.fonts].map(({ family }) => family));
  expect(families).toContain('poppins');
});

for (const [query, text] of [
  ['product=medcof', 'Ative o JavaScript do navegador para continuar.'],
  ['product=ms&locale=pt-MZ', 'Active o JavaScript do navegador para continuar.'],
  ['product=wup&flowId=peru', 'Activa JavaScript en el navegador para continuar.'],
] as const) {
  test(`without scripts ${query} says what to do, in the page’s look`, async ({ browser }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.goto(`/lead?${query}`);
    const notice = page.getByText(text, { exact: true });
    await expect(notice).toBeVisible();
    expect(await notice.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.close();
  });
}
