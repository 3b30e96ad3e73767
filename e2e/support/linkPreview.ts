import { expect, type Page } from '@playwright/test';
import { PNG } from 'pngjs';
import type { BrandedProduct } from './brandedProducts';

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

export async function expectLinkPreview(
  page: Page,
  { brand, key }: Pick<BrandedProduct, 'brand' | 'key'>,
): Promise<void> {
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
  expect(meta['og:description']).toBe(meta.description);
  expect(meta['og:description']).not.toBe('');
  expect(meta['og:image']).toMatch(new RegExp(`^${origin}/`));
  const picture = await loadPicture(page, meta['og:image'] ?? '');
  expect(picture).toMatchObject({ width: 1200, height: 630 });
  expect(picture.bytes).toBeLessThan(100_000);
  const sign = page.locator('link[rel="apple-touch-icon"]');
  expect(
    await loadPicture(page, `${origin}${(await sign.getAttribute('href')) ?? ''}`),
  ).toMatchObject({ width: 180, height: 180 });

  // The browser paints the colour at the top of the page around it.
  const color = await page.evaluate(
    (name) => getComputedStyle(document.documentElement).getPropertyValue(name),
    '--color-pane-start',
  );
  expect(meta['theme-color']).toBe(color);
}
