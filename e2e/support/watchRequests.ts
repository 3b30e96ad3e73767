import { expect, type Page, type Request } from '@playwright/test';

/** Streams never end, and fonts may be held back. */
const unawaited = ['eventsource', 'font'];

/**
 * Follows the requests of a page from now on.
 * @returns a function that waits until no request is pending and the results are shown, fonts and
 *   streams of events aside
 */
export function watchRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  page.on('request', (request) => {
    if (!unawaited.includes(request.resourceType())) pending.add(request);
  });
  const forget = (request: Request) => {
    pending.delete(request);
  };
  page.on('requestfinished', forget);
  page.on('requestfailed', forget);

  const countPending = async (): Promise<number> => {
    if (pending.size > 0) return pending.size;
    // A result may cause more requests as it is rendered, or once the page is idle.
    await page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 500 })),
          ),
        ),
    );
    return pending.size;
  };
  return async () => {
    await expect.poll(countPending, { intervals: [20] }).toBe(0);
  };
}
