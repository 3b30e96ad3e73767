import { expect, test, type Page } from '@playwright/test';
import { routes } from '@/services/checkout/routes';
import { getViolations } from './support/getViolations';
import { liveloVisits } from './support/liveloVisits';
import { routeVisits, type RouteVisit } from './support/routeVisits';
import { keyOfRoutes, screenNames, screens, showWhole, takeShot } from './support/screenshots';

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

/** What is to be decided there, and the button, are in the first view of every screen. */
const routesOfOffers = [
  '/video/upsell',
  '/order-bump-presentation',
  '/multiprofile-presentation',
  '/multiprofile-upsell-presentation',
];

/** How far the main button reaches below the first view, in pixels; negative: not at all. */
async function getDepthBelowFold(page: Page, screen: { width: number; height: number }) {
  await page.setViewportSize(screen);
  const box = await page.locator('[data-bar] :is(button, a)').boundingBox();
  return (box?.y ?? Infinity) + (box?.height ?? 0) - screen.height;
}

test('every route of a step has its picture', () => {
  const pictured = [...routeVisits, ...liveloVisits].map(({ route }) => route);
  expect(pictured).toEqual(expect.arrayContaining(Object.values(routes)));
});

for (const visit of [...routeVisits, ...liveloVisits]) {
  const { route, shows } = visit;
  test(`${route}: shows its page, and passes axe`, async ({ page }) => {
    await arrive(page, visit);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    if (shows) await expect(page.getByText(shows).first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    if (route !== '/404') expect(new URL(page.url()).pathname).toMatch(pathPattern(route));
    // What axe sees does not depend on the screen; the contact sheet of the brands checks both.
    expect(await getViolations(page)).toEqual([]);
    const { lang: locale, mode } = await page.evaluate(() => ({
      lang: document.documentElement.lang,
      mode: getComputedStyle(document.documentElement).colorScheme,
    }));
    for (const screen of screenNames) {
      if (routesOfOffers.includes(route)) {
        await expect.poll(() => getDepthBelowFold(page, screens[screen])).toBeLessThanOrEqual(0);
      }
      await showWhole(page, screens[screen]);
      await expect(title).toBeVisible();
      if (shows) await expect(page.getByText(shows).first()).toBeVisible();
      await takeShot(page, { key: keyOfRoutes, page: route.slice(1), locale, mode, screen });
    }
  });
}
