import { expect, type Locator, type Page, type Route, test } from '@playwright/test';
import { cards } from '@/testing/cards';
import {
  acceptTerms,
  chooseMethod,
  confirm,
  fillCard,
  fillLead,
  products,
  reachPayment,
} from './support/buyer';

const [medcof] = products;
const scripts = '**/_next/static/chunks/**/*.js*';
const lead = `/lead?product=${medcof.key}`;
const button = (page: Page) => page.getByRole('button', { name: 'Continuar' });
const loadAgain = (page: Page) => page.getByRole('button', { name: 'Carregar a página de novo' });

async function openAwake(page: Page): Promise<void> {
  await page.goto(lead, { waitUntil: 'load' });
  await expect(async () => {
    expect(await page.evaluate(() => window.earlyClicks)).toBeUndefined();
  }).toPass();
}

async function leaveContact(page: Page): Promise<void> {
  await fillLead(page, medcof);
  await button(page).click();
}

async function goOn(page: Page): Promise<void> {
  await button(page).click();
  await page.waitForURL(/\/payment\?/);
}

/**
 * Loads the page again, and continues with what was typed before.
 * @param answer lets the held scripts through
 */
async function loadAgainAndGoOn(page: Page, answer?: () => void): Promise<void> {
  await loadAgain(page).click();
  await expect(loadAgain(page)).toBeHidden();
  answer?.();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(/@/);
  await goOn(page);
}

async function answerScripts(
  page: Page,
  answer: (route: Route, before: number, address: string) => Promise<void>,
): Promise<void> {
  const asked = new Map<string, number>();
  await page.route(scripts, async (route) => {
    const address = new URL(route.request().url()).pathname;
    const before = asked.get(address) ?? 0;
    asked.set(address, before + 1);
    await answer(route, before, address);
  });
}

test('a page that loses every script once still hydrates, and sells', async ({ page }) => {
  await answerScripts(page, (route, before) => (before === 0 ? route.abort() : route.continue()));
  await page.goto(lead);
  await fillLead(page, medcof);
  await goOn(page);
  await expect(page.getByRole('button', { name: 'Confirmar pagamento' })).toBeVisible();
  await expect(loadAgain(page)).toBeHidden();
});

const readScripts = (page: Page) =>
  page.evaluate(() =>
    [...document.scripts].flatMap(({ src }) =>
      src.includes('/_next/static/') ? new URL(src).pathname : [],
    ),
  );

async function recordRuns(page: Page): Promise<string[]> {
  const runs: string[] = [];
  await page.exposeFunction('recordRun', (address: string) => runs.push(address));
  await page.addInitScript(() => {
    document.addEventListener(
      'load',
      ({ isTrusted, target }) => {
        if (!isTrusted || !(target instanceof HTMLScriptElement)) return;
        const record = Reflect.get(window, 'recordRun') as (address: string) => void;
        record(new URL(target.src).pathname);
      },
      true,
    );
  });
  return runs;
}

// The scripts behind it in the document have loaded, and may run only after it.
for (const [which, find] of [
  ['first', ([first]: string[]) => first],
  [
    'own',
    ([, ...others]: string[]) => others.find((address) => /chunks\/(?!turbopack)/.test(address)),
  ],
] as const) {
  test(`a page hydrates when its ${which} script is lost once, and none runs again at the next step`, async ({
    page,
  }) => {
    await page.goto(lead);
    const lost = find(await readScripts(page)) ?? '';
    const runs = await recordRuns(page);
    await answerScripts(page, (route, before, address) =>
      address === lost && before === 0 ? route.abort() : route.continue(),
    );
    await page.goto(lead);
    await fillLead(page, medcof);
    await goOn(page);
    await expect(page.getByRole('button', { name: 'Confirmar pagamento' })).toBeVisible();
    await expect(loadAgain(page)).toBeHidden();
    expect(runs).toContain(lost);
    expect(runs.filter((address, index) => runs.indexOf(address) < index)).toEqual([]);
  });
}

test('a list of scripts that is lost once is requested again, without a message', async ({
  page,
}) => {
  const isList = (address: string) => address.endsWith('.json');
  const answered = page.waitForResponse((response) => isList(new URL(response.url()).pathname));
  await answerScripts(page, (route, before, address) =>
    isList(address) && before === 0 ? route.abort() : route.continue(),
  );
  await openAwake(page);
  await answered;
  await leaveContact(page);
  await page.waitForURL(/\/payment\?/);
  await expect(loadAgain(page)).toBeHidden();
});

for (const [happens, answer] of [
  ['was lost', (route: Route) => route.abort()],
  ['hangs', () => Promise.resolve()],
] as const) {
  test(`a navigation loads a document where the script of its page ${happens} in the prefetch`, async ({
    page,
  }) => {
    const here = await (await page.request.get(lead)).text();
    const there = await (await page.request.get(lead.replace('lead', 'payment'))).text();
    let isOnTheWay = false;
    page.on('request', (request) => {
      isOnTheWay ||= request.isNavigationRequest() && request.url().includes('/payment');
    });
    await answerScripts(page, (route, _, address) =>
      there.includes(address) && !here.includes(address) && !isOnTheWay
        ? answer(route)
        : route.continue(),
    );
    await openAwake(page);
    await fillLead(page, medcof);
    await goOn(page);
    await expect(page.getByRole('button', { name: 'Confirmar pagamento' })).toBeVisible();
  });
}

test('a page without its code says so, and keeps the typed details when it is loaded again', async ({
  page,
}) => {
  await answerScripts(page, (route) => route.abort());
  await page.goto(lead);
  await leaveContact(page);
  await expect(page.getByText('Uma parte desta página não chegou.')).toBeVisible();
  await page.unroute(scripts);
  await loadAgainAndGoOn(page);
});

test('a tab from before a deploy asks to be loaded again, and keeps the typed details', async ({
  page,
}) => {
  let isBefore = true;
  await openAwake(page);
  await answerScripts(page, (route) =>
    isBefore ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await leaveContact(page);
  await expect(loadAgain(page)).toBeVisible();
  // Only the next document has the new scripts: else the page itself may find them before the press.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isBefore = false;
  });
  await loadAgainAndGoOn(page);
});

test('a press whose code never loads ends with a message, and works when the connection is back', async ({
  context,
  page,
}) => {
  await openAwake(page);
  await answerScripts(page, (route) => route.abort());
  await leaveContact(page);
  // Each script was requested twice by then.
  await expect(page.getByText('Algo não saiu como esperado.')).toBeVisible();
  await expect(loadAgain(page)).toBeVisible();
  await page.unroute(scripts);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(loadAgain(page)).toBeHidden();
  await goOn(page);
});

/**
 * Holds every script back. @returns a function that answers the held requests, and all that follow
 */
async function holdScripts(page: Page): Promise<() => void> {
  const waiting: (() => void)[] = [];
  let isHeld = true;
  await page.route(scripts, async (route) => {
    if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  return () => {
    isHeld = false;
    waiting.forEach((go) => {
      go();
    });
  };
}

async function waitForLate(page: Page): Promise<Locator> {
  const notice = page.getByRole('alert').filter({ hasText: 'demorando a chegar: espere um pouco' });
  await expect(notice).toBeInViewport({ ratio: 1, timeout: 20_000 });
  return notice;
}

test('a page whose code has loaded shows no message, however long it is open', async ({ page }) => {
  await page.clock.install();
  await openAwake(page);
  await page.clock.runFor(60_000);
  await expect(loadAgain(page)).toBeHidden();
});

test('a press whose code hangs shows a message, and the typed details are there when the page is loaded again', async ({
  page,
}) => {
  await openAwake(page);
  const answer = await holdScripts(page);
  await leaveContact(page);
  await expect((await waitForLate(page)).getByText('Nada foi cobrado.')).toBeVisible();
  await loadAgainAndGoOn(page, answer);
});

test('a payment whose code hangs says that nothing was charged, and pays when the code loads', async ({
  page,
}) => {
  await reachPayment(page, medcof);
  await page.reload({ waitUntil: 'networkidle' });
  const answer = await holdScripts(page);
  await chooseMethod(page, 'Pix');
  await confirm(page);
  await expect((await waitForLate(page)).getByText('Nada foi cobrado.')).toBeVisible();
  answer();
  await page.waitForURL(/\/pix\?/);
});

test('once a card may be charged, the page waits for code that hangs, and does not say that nothing was charged', async ({
  page,
}) => {
  await reachPayment(page, medcof);
  await fillCard(page, medcof, cards.approved);
  await acceptTerms(page);
  await page.waitForLoadState('networkidle');
  const answer = await holdScripts(page);
  await confirm(page);
  // The code of a payment loads before it is confirmed.
  await page.waitForURL(/\/success\?/);
  const notice = await waitForLate(page);
  await expect(notice.getByText('Nada foi cobrado.')).toBeHidden();
  answer();
  await expect(notice).toBeHidden();
  await page.unroute(scripts);
  const answerReceipt = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await waitForLate(page);
  await expect(notice.getByText('Nada foi cobrado.')).toBeHidden();
  await expect(loadAgain(page)).toBeVisible();
  answerReceipt();
  await expect(page.getByRole('heading', { name: 'Detalhes da compra' })).toBeVisible();
  await expect(notice).toBeHidden();
});

const old = (page: Page) => page.getByText('Este navegador é antigo demais');

/** The browser would refuse a script of other content before it parses it. */
const removeHashes = (page: Page) =>
  page.route(lead, async (route) => {
    const answer = await route.fetch();
    const headers = { ...answer.headers(), 'integrity-policy': '' };
    const body = (await answer.text()).replace(/ integrity="[^"]*"/g, '');
    await route.fulfill({ response: answer, headers, body });
  });

test('in a browser that cannot parse the code the page says that the browser is too old', async ({
  page,
}) => {
  await removeHashes(page);
  await answerScripts(page, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'class Newer { static { #unreadable } }',
    }),
  );
  await page.goto(lead);
  await expect(old(page)).toBeVisible();
  await expect(loadAgain(page)).toBeHidden();
});

test('a browser below the baseline is reported as too old, and can buy all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await page.goto(lead);
  await expect(old(page)).toBeVisible();
  await fillLead(page, medcof);
  await goOn(page);
});

test('a receipt stays when its later parts never load', async ({ page }) => {
  await reachPayment(page, medcof);
  await fillCard(page, medcof, cards.approved);
  await acceptTerms(page);
  await confirm(page);
  await page.waitForURL(/\/success\?/);
  const document = await (await page.request.get(page.url())).text();
  await answerScripts(page, (route, _, address) =>
    document.includes(address) ? route.continue() : route.abort(),
  );
  await page.reload();
  await expect(loadAgain(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Detalhes da compra' })).toBeVisible();
});
