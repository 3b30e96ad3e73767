import type { Page, Route } from '@playwright/test';

/**
 * Answers the next matching call, and lets later ones through. The interception itself stays:
 * Playwright's own `times` removes it at once, and a request sent in that moment can hang forever
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
