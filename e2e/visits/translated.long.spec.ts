import { expect, test } from '@playwright/test';
import { arrive } from '../support/arrive';
import { liveloVisits } from '../support/liveloVisits';
import { routeVisits } from '../support/routeVisits';
import { said } from '../support/said';
import { translatePages } from '../support/translatePages';
import { untilUsable } from '../support/untilUsable';

for (const visit of [...routeVisits, ...liveloVisits]) {
  test(`${visit.route}: shows its page even if the translator is faster than the code`, async ({
    page,
  }) => {
    const link = await arrive(page, visit);
    const { getStaleTexts } = await translatePages(page, 'document');
    await page.goto(link);
    await untilUsable(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (visit.shows) await expect(page.getByText(visit.shows).first()).toBeVisible();
    await expect(page.getByText(said('failure.page.title'))).toBeHidden();
    expect(await getStaleTexts()).toEqual([]);
  });
}
