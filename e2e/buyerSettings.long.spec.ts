import { expect, test, type Page } from '@playwright/test';
import { brandedProducts } from './support/brandedProducts';
import { continueToPayment, fillLead, products } from './support/buyer';
import { findCutOff } from './support/findCutOff';
import { compareColors } from './support/pictures';
import { screens } from './support/screenshots';
import { untilUsable } from './support/untilUsable';

test('with text twice as large no bar covers the field that is typed in', async ({ browser }) => {
  const [medcof] = products;
  const { baseURL, launchOptions } = test.info().project.use;
  // A setting of the browser itself.
  const args = [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'];
  const reader = await browser.browserType().launch({ ...launchOptions, args });
  const page = await reader.newPage({
    ...(baseURL !== undefined && { baseURL }),
    viewport: { width: 390, height: 844 },
  });
  await page.goto(`/lead?product=${medcof.key}&seller=ana`);
  await fillLead(page, medcof);
  // One word, as wide as a line.
  await page.getByLabel('E-mail', { exact: true }).fill(`maria.${'w'.repeat(30)}@exemplo.com.br`);
  await continueToPayment(page, medcof);
  await expect(page.locator('[data-bar]')).toHaveCSS('position', 'static');
  expect(await findCutOff(page)).toEqual([]);
  const code = page.getByLabel('CVV');
  await code.focus();
  // Nothing covers its centre.
  await code.click({ trial: true, timeout: 30_000 });
  // One column, where text of the usual size has two.
  await page.setViewportSize(screens.desktop);
  const [pane, form] = await Promise.all(
    ['.pane', '.work-column'].map((part) => page.locator(part).boundingBox()),
  );
  expect(form?.y).toBeGreaterThanOrEqual((pane?.y ?? Infinity) + (pane?.height ?? 0) - 1);
  await reader.close();
});

test('a wordmark keeps its background where the buyer’s own colours are forced', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/lead?product=conquer');
  const [logo, pane] = await page.locator('header img').evaluate((image) => {
    const pane = getComputedStyle(image).getPropertyValue('--color-pane-start');
    const probe = document.createElement('span');
    probe.style.cssText = `forced-color-adjust:none;background:${pane}`;
    document.body.append(probe);
    return [image, probe].map((element) => getComputedStyle(element).backgroundColor);
  });
  expect(logo).toBe(pane);
});

/** Which parts of a lead page Android's setting of dark pages recolours. */
async function findRecolored(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const parts = { header: page.locator('.pane'), country: page.locator('form img').first() };
  const force = (isForced: boolean) =>
    browser.send('Emulation.setAutoDarkModeOverride', { enabled: isForced });
  const recolored: string[] = [];
  for (const [name, part] of Object.entries(parts)) {
    await force(false);
    const asDrawn = await part.screenshot();
    await force(true);
    // The flag's edges alone make up to 0.4.
    if ((await compareColors(asDrawn, await part.screenshot())) > 1) recolored.push(name);
  }
  return recolored;
}

for (const { key } of brandedProducts) {
  test(`${key}: a browser that forces dark pages recolours nothing of the brand`, async ({
    page,
  }) => {
    await page.setViewportSize(screens.phone);
    // Only where dark pages are preferred may a page refuse.
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`/lead?product=${key}`);
    await untilUsable(page);
    expect(await findRecolored(page)).toEqual([]);
    // The setting works: it recolours what does not refuse it.
    await page.evaluate(() => (document.documentElement.style.colorScheme = 'light'));
    expect(await findRecolored(page)).toContain('country');
  });
}
