import { expect, test } from '@playwright/test';
import { routes } from '@/services/checkout/routes';
import { arrive } from '../support/arrive';
import { expectButtonInSight } from '../support/expectButtonInSight';
import { liveloVisits } from '../support/liveloVisits';
import { routeVisits } from '../support/routeVisits';
import { keyOfRoutes } from '../support/screenshots';
import { watchVisits } from '../support/visitPage';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const pathPattern = (route: string) =>
  new RegExp(`^${route.replaceAll('/', '\\/').replace('{id}', '[\\w-]{16,}')}$`);

const routesOfDecisions = [
  '/video/upsell',
  '/multiprofile-presentation',
  '/order-bump-presentation',
  '/presentation',
  '/multiprofile-upsell-presentation',
  '/payment',
  '/custom-offer',
  '/payment/upsell',
  '/payment/{id}',
  '/recovery/{id}',
  '/renew/{id}',
  '/payment/upgrade',
  '/upsell-presentation',
  '/upsell-payment',
];

/** They have the dark theme of the offered brand (docs/decisions/005). */
const routesOfUpsell = [
  '/video/upsell',
  '/multiprofile-upsell-presentation',
  '/payment/upsell',
  '/success/upsell',
  '/upsell-presentation',
  '/upsell-payment',
];

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
      isAlwaysDark: routesOfUpsell.includes(route),
      untilShown: async (visited) => {
        await expect(visited.getByRole('heading', { level: 1 })).toBeVisible();
        if (shows) await expect(visited.getByText(shows).first()).toBeVisible();
      },
      look: async (visited, screen) => {
        if (route !== '/404') expect(new URL(visited.url()).pathname).toMatch(pathPattern(route));
        if (routesOfDecisions.includes(route)) await expectButtonInSight(visited, screen);
      },
    });
  });
}
