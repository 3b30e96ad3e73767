import { expect, test } from '@playwright/test';
import { products, reachPayment } from '../support/buyer';
import { keepFontsAway, watchLayoutShift } from '../support/layoutShift';
import { getViolations } from '../support/getViolations';

const [medcof] = products;

test('homologation stays on from page to page until its banner is closed', async ({
  context,
  page,
}) => {
  const banner = page.getByRole('complementary', { name: 'Homologação' });
  await keepFontsAway(page);
  const expectStill = watchLayoutShift(page);
  await page.goto('/lead?product=medcof');
  await expect(banner).toHaveCount(0);

  await page.goto('/lead?a=%20b&product=medcof&homologation-on&c=+d&e=%C3%A3');
  await expect(banner).toBeVisible();
  await expectStill();
  expect(await getViolations(page)).toEqual([]);
  await expect(page.getByRole('link', { name: /Termos de uso/ })).toBeVisible();
  expect(await context.cookies()).toEqual([
    expect.objectContaining({ name: 'homologation-on', sameSite: 'Lax', path: '/' }),
  ]);

  await reachPayment(page, medcof);
  await expect(page).not.toHaveURL(/homologation/);
  await expect(banner).toBeVisible();

  await page.goto('/lead?a=%20b&product=medcof&homologation-on&c=+d&e=%C3%A3');
  await page.getByRole('button', { name: 'Sair da homologação' }).click();
  await page.waitForURL((url) => url.search === '?a=%20b&product=medcof&c=+d&e=%C3%A3');
  await expect(banner).toHaveCount(0);
  // The page removes the one that it tries the browser with.
  await expect.poll(() => context.cookies()).toEqual([]);
});

test('a page outside the flows switches homologation on as well', async ({ page }) => {
  const banner = page.getByRole('complementary', { name: 'Homologação' });
  await page.goto('/expired-link?product=ms&homologation-on=true');
  await expect(banner).toBeVisible();
  await page.goto('/lead?product=ms');
  await expect(banner).toBeVisible();
});
