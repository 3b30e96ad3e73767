import { expect, type Page, type Request } from '@playwright/test';

/**
 * Follows what a page asks for from now on.
 * @returns waits until nothing is on its way and what came is shown, streams of events aside
 */
export function watchRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  page.on('request', (request) => {
    if (request.resourceType() !== 'eventsource') pending.add(request);
  });
  const forget = (request: Request) => {
    pending.delete(request);
  };
  page.on('requestfinished', forget);
  page.on('requestfailed', forget);

  const countPending = async (): Promise<number> => {
    if (pending.size > 0) return pending.size;
    // What has come may ask for more as it is rendered.
    await page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        ),
    );
    return pending.size;
  };
  return async () => {
    await expect.poll(countPending, { intervals: [20] }).toBe(0);
  };
}
