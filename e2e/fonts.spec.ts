import { expect, test } from '@playwright/test';

const fonts = [
  { what: 'a brand', path: '/lead?product=medcof', family: 'poppins' },
  { what: 'a product without a brand', path: '/lead?product=atrinca', family: 'nunito' },
  { what: 'a link that names nothing', path: '/expired-link', family: 'nunito' },
];

for (const { family, path, what } of fonts) {
  test(`the page of ${what} preloads and loads ${family} and no other font`, async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') loaded.push(request.url());
    });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const preloaded = await page
      .locator('link[rel="preload"][as="font"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(preloaded).toHaveLength(3);
    for (const file of [...preloaded, ...loaded]) expect(file).toContain(`/fonts/${family}-`);
    // A preloaded font that no rule uses would be loaded twice.
    expect(new Set(loaded.map((url) => new URL(url).pathname)).size).toBe(loaded.length);
  });
}
