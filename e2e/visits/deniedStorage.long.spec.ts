import { expect, test, type Page } from '@playwright/test';
import { arrive } from '../support/arrive';
import { leaveContact } from '../support/contact';
import { expectReceipt } from '../support/expectReceipt';
import { liveloVisits } from '../support/liveloVisits';
import { routeVisits } from '../support/routeVisits';
import { said } from '../support/said';
import { buyByCard } from '../support/steps';
import { untilUsable } from '../support/untilUsable';

/** Every use of the storage throws, as where a browser or an app forbids it. */
const denyStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });

for (const visit of [...routeVisits, ...liveloVisits]) {
  test(`${visit.route}: fails nowhere if the browser denies its storage`, async ({ page }) => {
    const link = await arrive(page, visit);
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await denyStorage(page);
    await page.goto(link);
    await untilUsable(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(said('failure.page.title'))).toBeHidden();
    expect(errors).toEqual([]);
  });
}

test('a buyer whose browser denies its storage buys in one visit', async ({ page }) => {
  await denyStorage(page);
  await leaveContact(page, '/lead?product=medcof');
  await buyByCard(page);
  await expectReceipt(page, 'R$ 3.588,00');
});
