import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { routes } from '@/services/checkout/routes';
import { getViolations } from './support/getViolations';
import { liveloVisits } from './support/liveloVisits';
import { routeVisits, type RouteVisit } from './support/routeVisits';
import { fileOfShot, keyOfRoutes, screenshotFolder } from './support/screenshots';

/** Where a visit ends: its id is one of the many that a route has. */
const pathPattern = (route: string) =>
  new RegExp(`^${route.replaceAll('/', '\\/').replace('{id}', '[\\w-]{16,}')}$`);

async function arrive(page: Page, { prepare }: RouteVisit): Promise<void> {
  const { link, liveloVisit = null, stored = {} } = await prepare();
  // Storage belongs to an origin, so it is filled from a page that has none of the steps' scripts.
  await page.goto('/healthcheck');
  await page.evaluate(
    ([values, visit]) => {
      for (const [key, value] of Object.entries(values)) {
        localStorage.setItem(key, JSON.stringify(value));
      }
      // What the server has to know (decision 005).
      if (values.shouldUseUpsellTheme) document.cookie = 'shouldUseUpsellTheme=true; Path=/';
      sessionStorage.setItem('liveloVisit', JSON.stringify(visit));
    },
    [stored, liveloVisit] as const,
  );
  await page.goto(link);
}

/** Makes the window as high as the page, so that a button at its foot hides nothing. */
async function showWhole(page: Page): Promise<void> {
  const { height, width } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    width: window.innerWidth,
  }));
  await page.setViewportSize({ width, height });
}

test('every route of a step has its picture', () => {
  const pictured = [...routeVisits, ...liveloVisits].map(({ route }) => route);
  expect(pictured).toEqual(expect.arrayContaining(Object.values(routes)));
});

for (const visit of [...routeVisits, ...liveloVisits]) {
  const { route, shows } = visit;
  test(`${route}: shows its page, and passes axe`, async ({ page }, { project }) => {
    await arrive(page, visit);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (shows) await expect(page.getByText(shows).first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    if (route !== '/404') expect(new URL(page.url()).pathname).toMatch(pathPattern(route));
    // What axe sees does not depend on the screen; the contact sheet of the brands checks both.
    if (project.name === 'phone') expect(await getViolations(page)).toEqual([]);
    const { lang: locale, mode } = await page.evaluate(() => ({
      lang: document.documentElement.lang,
      mode: getComputedStyle(document.documentElement).colorScheme,
    }));
    const shot = { key: keyOfRoutes, page: route.slice(1), locale, mode, screen: project.name };
    await showWhole(page);
    await page.screenshot({
      path: path.join(screenshotFolder, fileOfShot(shot)),
      type: 'jpeg',
      quality: 80,
      animations: 'disabled',
    });
  });
}
