import { expect, test } from '@playwright/test';
import { fillLead, products } from './support/buyer';
import { untilUsable } from './support/untilUsable';
import { wrapElements } from './support/wrapElements';

const [medcof] = products;

for (const moved of ['#__next > *', '#__next > [role=status]']) {
  test(`a page whose ${moved} were moved leaves nothing on the next one`, async ({ page }) => {
    await page.goto(`/lead?product=${medcof.key}`);
    await untilUsable(page);
    await fillLead(page, medcof);
    await wrapElements(page, moved);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.waitForURL(/\/payment\?/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Como você quer pagar?');
    // A press arrives: nothing is above it.
    await page.getByRole('radio', { name: 'Pix', exact: true }).check();
    await expect(page.locator('.foreign')).toHaveCount(0);
  });
}
