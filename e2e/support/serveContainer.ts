import type { BrowserContext, Page, Request } from '@playwright/test';

export const container = 'GTM-TEST1';

const fakeContainer = `(function () {
  window.google_tag_manager = { '${container}': {} };
  function tell(seen) {
    fetch('https://www.googletagmanager.com/seen', { method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify([location.pathname, seen]) });
  }
  var layer = window.dataLayer, push = layer.push;
  function read(entry) { if (entry && entry.event) tell(entry); else if (entry && entry[0] === 'consent') tell({ consent: Array.from(entry) }); }
  layer.forEach(read);
  layer.push = function () { Array.from(arguments).forEach(read); return push.apply(layer, arguments); };
  ['input', 'keydown', 'change', 'paste'].forEach(function (name) {
    document.addEventListener(name, function (event) { tell({ typed: event.target.value }); }, true);
  });
})()`;

interface Seen {
  event?: string;
  ecommerce?: {
    value?: number;
    currency?: string;
    transaction_id?: string;
    payment_type?: string;
    promotion_id?: string;
  };
  consent?: unknown[];
  typed?: string;
}

const readTold = (body: string) => JSON.parse(body) as [page: string, seen: Seen];

export function getAsker(request: Request): string {
  try {
    return new URL(request.frame().url()).pathname;
  } catch {
    return '';
  }
}

/**
 * Serves the container in every tab of a browser.
 * @returns what the container reports, and the requests to other origins, each with its page
 */
export async function serveContainer(context: BrowserContext, ownOrigin: string) {
  const seen: Seen[] = [];
  const foreign: { page: string; told: string | null }[] = [];
  context.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === ownOrigin || origin === 'null') return;
    const told = request.postData();
    // A report may arrive after its page is gone, so it names its page.
    const isTold = pathname === '/seen' && told !== null;
    const page = isTold ? readTold(told)[0] : getAsker(request);
    foreign.push({ page, told });
  });
  await context.route('https://www.googletagmanager.com/**', async (route) => {
    const body = route.request().postData();
    if (body !== null) seen.push(readTold(body)[1]);
    await route.fulfill({
      contentType: 'text/javascript',
      body: route.request().url().includes('/gtm.js') ? fakeContainer : '',
    });
  });
  const events = () => seen.filter(({ event }) => event !== undefined && event !== 'gtm.js');
  return { seen, foreign, events };
}

export const untilContainer = (page: Page) =>
  page.waitForFunction(() => 'google_tag_manager' in window);

export const hasContainer = (page: Page) => page.evaluate(() => 'google_tag_manager' in window);
