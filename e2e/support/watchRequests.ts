import { expect, type Page, type Request } from '@playwright/test';

/** Streams never end, and fonts may be held back. */
const unawaited = ['eventsource', 'font'];

/**
 * Follows what a page asks for from now on.
 * @returns waits until nothing is on its way and what came is shown, fonts and streams of events
 * aside
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
    // What has come may ask for more as it is rendered, or once the page has nothing else to do.
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
