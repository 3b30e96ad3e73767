import { expect, type Page, test } from '@playwright/test';
import { chooseMethod, confirm, fillLead, products, reachPayment } from './support/buyer';
import { leaveContact } from './support/contact';

const [medcof] = products;

test('the logo is 110 px wide, also on the smallest screen', async ({ page }) => {
  await page.goto('/lead?product=em');
  const logo = page.locator('header img');
  for (const width of [1280, 250, 249, 200]) {
    await page.setViewportSize({ width, height: 640 });
    await expect.poll(async () => (await logo.boundingBox())?.width).toBeCloseTo(110, 3);
  }
});

const getLook = (page: Page) =>
  page.evaluate(() => {
    const style = (selector: string, ...names: string[]) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`no element matches ${selector}`);
      const computed = getComputedStyle(element);
      return names.map((name) => computed.getPropertyValue(name)).join(' ');
    };
    const card = style(
      'div:has(> div > div > div > div > input[autocomplete$="cc-exp"])',
      'grid-template-columns',
    );
    return [
      style('div:has(> main)', 'padding', 'max-width'),
      style('h1', 'font-size'),
      style('main form', 'row-gap'),
      `${card.split(' ').length} columns`,
    ];
  });

test('each breakpoint changes the page, at exactly its width', async ({ page }) => {
  await reachPayment(page, medcof);
  await expect(page.getByRole('radio').first()).toBeVisible();
  for (const breakpoint of [250, 375, 420, 576, 768, 1024, 1200, 1400]) {
    await page.setViewportSize({ width: breakpoint - 1, height: 800 });
    const below = await getLook(page);
    await page.setViewportSize({ width: breakpoint, height: 800 });
    await expect.poll(() => getLook(page), `at ${breakpoint} px`).not.toEqual(below);
    const there = await getLook(page);
    await page.setViewportSize({ width: breakpoint + 1, height: 800 });
    expect(await getLook(page)).toEqual(there);
  }
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`the overlay covers the whole screen, at opacity 0.8 and layer 15, after 200 ms (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto(`/lead?product=${medcof.key}`);
    await fillLead(page, medcof);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_next/data/**', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Continuar' }).click();
    const overlay = page.locator('[role=status] > div', { hasText: 'Carregando' });
    await expect(overlay).toBeVisible();
    const look = await overlay.evaluate((element) => {
      const { animationDelay, animationFillMode, position, zIndex } = getComputedStyle(element);
      const { backgroundColor, opacity } = getComputedStyle(element, '::before');
      const probe = document.createElement('i');
      probe.style.color = 'var(--color-primary)';
      document.body.append(probe);
      const primary = getComputedStyle(probe).color;
      const { height, width } = element.getBoundingClientRect();
      const spinner = element.querySelector('[aria-hidden]');
      return {
        position,
        zIndex,
        opacity,
        isPrimary: backgroundColor === primary,
        // Its hidden first frame lasts until the delay is over.
        appears: `${animationDelay} ${animationFillMode}`,
        isWhole: width === window.innerWidth && height === window.innerHeight,
        turns: spinner !== null && getComputedStyle(spinner).animationName !== 'none',
      };
    });
    expect(look).toEqual({
      position: 'fixed',
      zIndex: '15',
      opacity: '0.8',
      isPrimary: true,
      appears: '0.2s backwards',
      isWhole: true,
      turns: true,
    });
    release();
    await page.waitForURL(/\/payment\?/);
  });
}

test('a toast closes by itself after 5000 ms', async ({ page }) => {
  await leaveContact(page, '/lead?product=em');
  await page.waitForURL(/\/payment\?/);
  await chooseMethod(page, 'Pix');
  await confirm(page);
  await page.waitForURL(/\/pix\?/);
  await page.route('**/simulation', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.getByRole('button', { name: 'Simular pagamento' }).click();
  const toast = page.locator('.Toastify__toast');
  await expect(toast).toBeVisible();
  const bar = toast.locator('.Toastify__progress-bar--animated');
  await expect(bar).toHaveCSS('animation-duration', '5s');
  // The end of its progress bar closes it.
  await bar.dispatchEvent('animationend');
  await expect(toast).toHaveCount(0);
});
