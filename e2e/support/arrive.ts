import type { Page } from '@playwright/test';
import type { RouteVisit } from './routeVisits';

/**
 * Prepares what a page needs, in the service and in the browser.
 * @returns the link to the page
 */
export async function arrive(page: Page, { prepare }: RouteVisit): Promise<string> {
  const { link, liveloVisit = null, stored = {} } = await prepare();
  // Storage belongs to an origin, so it is filled from a page that runs none of the scripts of steps.
  await page.goto('/healthcheck');
  await page.evaluate(
    ([values, visit]) => {
      for (const [key, value] of Object.entries(values)) {
        localStorage.setItem(key, JSON.stringify(value));
      }
      // The server needs this one (decision 005).
      if (values.shouldUseUpsellTheme) document.cookie = 'shouldUseUpsellTheme=true; Path=/';
      sessionStorage.setItem('liveloVisit', JSON.stringify(visit));
    },
    [stored, liveloVisit] as const,
  );
  return link;
}
