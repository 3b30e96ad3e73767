import type { Page, Route } from '@playwright/test';

/**
 * Answers the next call of a kind, and lets later ones through. The interception itself stays:
 * Playwright's own `times` lifts it at once, and a request sent in that moment can hang for ever
 * (microsoft/playwright#41802).
 */
export async function routeOnce(
  page: Page,
  url: string,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  let isAnswered = false;
  await page.route(url, (route) => {
    if (isAnswered) return route.fallback();
    isAnswered = true;
    return answer(route);
  });
}
