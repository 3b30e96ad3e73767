import { expect, type Page, type Route, test } from '@playwright/test';
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

/** Answers every script of ours, by its address and how often it was asked for before. */
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

test('a page whose every script is lost once comes to life, and sells', async ({ page }) => {
  await answerScripts(page, (route, before) => (before === 0 ? route.abort() : route.continue()));
  await page.goto(lead);
  await fillLead(page, medcof);
  await button(page).click();
  await page.waitForURL(/\/payment\?/);
  await expect(page.getByRole('button', { name: 'Confirmar pagamento' })).toBeVisible();
  await expect(loadAgain(page)).toBeHidden();
});

test('a page without its code says so, and keeps what was typed when it is loaded again', async ({
  page,
}) => {
  await answerScripts(page, (route) => route.abort());
  await page.goto(lead);
  await fillLead(page, medcof);
  await button(page).click();
  await expect(page.getByRole('alert')).toContainText('Uma parte desta página não chegou.');
  await page.unroute(scripts);
  await loadAgain(page).click();
  await expect(loadAgain(page)).toBeHidden();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(/@/);
  await button(page).click();
  await page.waitForURL(/\/payment\?/);
});

test('a tab from before a deploy asks to be loaded again, and keeps what was typed', async ({
  page,
}) => {
  await page.goto(lead, { waitUntil: 'load' });
  await expect(async () => {
    expect(await page.evaluate(() => window.earlyClicks)).toBeUndefined();
  }).toPass();
  await answerScripts(page, (route) => route.fulfill({ status: 404 }));
  await fillLead(page, medcof);
  await button(page).click();
  await expect(loadAgain(page)).toBeVisible();
  await page.unroute(scripts);
  await loadAgain(page).click();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(/@/);
  await button(page).click();
  await page.waitForURL(/\/payment\?/);
});

test('a press whose code never comes ends, and works when the connection is back', async ({
  page,
}) => {
  await page.goto(lead, { waitUntil: 'load' });
  await expect(async () => {
    expect(await page.evaluate(() => window.earlyClicks)).toBeUndefined();
  }).toPass();
  await answerScripts(page, (route) => route.abort());
  await fillLead(page, medcof);
  await button(page).click();
  await expect(page.getByText('Algo não saiu como esperado.')).toBeVisible();
  await page.unroute(scripts);
  await button(page).click();
  await page.waitForURL(/\/payment\?/);
});

/** Lets no script through. @returns what answers those that were asked for, and all that follow */
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

const late = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'está demorando a chegar. Nada foi cobrado' });

test('a press whose code hangs says so, and what was typed is there when it is loaded again', async ({
  page,
}) => {
  await page.goto(lead, { waitUntil: 'load' });
  await expect(async () => {
    expect(await page.evaluate(() => window.earlyClicks)).toBeUndefined();
  }).toPass();
  await holdScripts(page);
  await fillLead(page, medcof);
  await button(page).click();
  await expect(late(page)).toBeVisible({ timeout: 20_000 });
  await page.unroute(scripts);
  await loadAgain(page).click();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(/@/);
  await button(page).click();
  await page.waitForURL(/\/payment\?/);
});

test('a payment whose code hangs says that nothing was charged, and pays when it comes', async ({
  page,
}) => {
  await reachPayment(page, medcof);
  await page.reload({ waitUntil: 'networkidle' });
  const answer = await holdScripts(page);
  await chooseMethod(page, 'Pix');
  await confirm(page);
  await expect(late(page)).toBeVisible({ timeout: 20_000 });
  answer();
  await page.waitForURL(/\/pix\?/);
});

test('a browser that cannot read the code is told that it is too old', async ({ page }) => {
  await answerScripts(page, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'class Newer { static { #unreadable } }',
    }),
  );
  await page.goto(lead);
  await expect(page.getByRole('alert')).toContainText('Este navegador é antigo demais');
});

test('a browser below the baseline is told so, and may buy all the same', async ({ page }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await page.goto(lead);
  await expect(page.locator('.load-again')).toContainText('Este navegador é antigo demais');
  await fillLead(page, medcof);
  await button(page).click();
  await page.waitForURL(/\/payment\?/);
});

test('a receipt stays whose later parts never come', async ({ page }) => {
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
