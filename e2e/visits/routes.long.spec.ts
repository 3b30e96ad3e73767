import { expect, test, type Page } from '@playwright/test';
import { routes } from '@/services/checkout/routes';
import { arrive } from '../support/arrive';
import { liveloVisits } from '../support/liveloVisits';
import { routeVisits } from '../support/routeVisits';
import { keyOfRoutes, screens, type Screen } from '../support/screenshots';
import { watchVisits } from '../support/visitPage';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const pathPattern = (route: string) =>
  new RegExp(`^${route.replaceAll('/', '\\/').replace('{id}', '[\\w-]{16,}')}$`);

const routesOfOffers = [
  '/video/upsell',
  '/order-bump-presentation',
  '/multiprofile-presentation',
  '/multiprofile-upsell-presentation',
];

async function getDepthBelowFold(page: Page, screen: Screen) {
  const box = await page.locator('[data-bar] :is(button, a)').boundingBox();
  return (box?.y ?? Infinity) + (box?.height ?? 0) - screens[screen].height;
}

test('every route of a step is visited', () => {
  const visited = [...routeVisits, ...liveloVisits].map(({ route }) => route);
  expect(visited).toEqual(expect.arrayContaining(Object.values(routes)));
});

for (const routeVisit of [...routeVisits, ...liveloVisits]) {
  const { route, shows } = routeVisit;
  test(`${route}: shows its page, fit for every buyer`, async ({ page }) => {
    const visit = watchVisits(page);
    await visit({
      link: await arrive(page, routeVisit),
      shot: { key: keyOfRoutes, page: route.slice(1) },
      untilShown: async (visited) => {
        await expect(visited.getByRole('heading', { level: 1 })).toBeVisible();
        if (shows) await expect(visited.getByText(shows).first()).toBeVisible();
      },
      look: async (visited, screen) => {
        if (route !== '/404') expect(new URL(visited.url()).pathname).toMatch(pathPattern(route));
        if (routesOfOffers.includes(route))
          await expect.poll(() => getDepthBelowFold(visited, screen)).toBeLessThanOrEqual(0);
      },
    });
  });
}
