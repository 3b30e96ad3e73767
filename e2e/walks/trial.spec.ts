import { expect, type Page, test } from '@playwright/test';
import { cards } from '@/testing/cards';
import { acceptTerms, buyer, fillCard } from '../support/buyer';
import { leaveContact } from '../support/contact';
import { expectCapturedOnce } from '../support/expectCapturedOnce';
import { getCaptured } from '../support/getCaptured';
import { reachChargeDay } from '../support/passTime';
import { seePresentation } from '../support/steps';
import { watchPayments } from '../support/watchPayments';

const link = '/lead?product=ms&flowId=trial';

async function fillTrial(page: Page, number = cards.approved): Promise<void> {
  await page.waitForURL(/\/payment\?/);
  await fillCard(page, { asksDocumentForCard: true }, number);
  await page.getByLabel('Parcelas').selectOption('12');
  await acceptTerms(page);
}

const start = (page: Page) => page.getByRole('button', { name: 'Começar período grátis' }).click();

/** @returns the id of the agreement */
async function beginTrial(page: Page, number?: string): Promise<string> {
  const phone = await leaveContact(page, link);
  await seePresentation(page, phone);
  await fillTrial(page, number);
  await start(page);
  await page.waitForURL(/\/success\?/);
  const cancel = page.getByRole('link', { name: 'Cancelar período grátis' });
  const address = await cancel.getAttribute('href');
  return new URL(address ?? '', page.url()).pathname.split('/').at(-1) ?? '';
}

const getChargeDay = () =>
  new Date(Date.now() + 7 * 86_400_000).toLocaleDateString('pt-BR', {
    timeZone: 'America/Sao_Paulo',
  });

const openTrial = (page: Page, id: string) => page.goto(`/trial/${id}`);
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a trial shows its price and its day, and charges nothing today', async ({
  context,
  page,
}) => {
  const payments = watchPayments(context);
  const before = getChargeDay();
  const phone = await leaveContact(page, link);
  await expect(page.getByText('Hoje você não paga nada', { exact: false })).toBeVisible();
  await seePresentation(page, phone);
  await fillTrial(page);
  await expect(page.getByRole('radio', { name: 'Pix' })).toHaveCount(0);
  // The test may have begun on the day before.
  const day = `(?:${before}|${getChargeDay()})`;
  await expect(page.getByText(/^Hoje você paga R\$\s0,00/)).toBeVisible();
  await expect(page.getByText(new RegExp(`^Em ${day}, .*12x de R\\$\\s95,00`))).toBeVisible();
  await start(page);
  await page.waitForURL(/\/success\?/);
  await expect(title(page, 'Seu período grátis começou')).toBeVisible();
  // The receipt shows the hour, too: until then the trial can be cancelled without a charge.
  await expect(page.getByText(new RegExp(`^${day}, \\d{2}:\\d{2}$`))).toHaveCount(2);
  expect(payments.countCalls()).toBe(1);
  expect(await getCaptured()).toEqual([]);
});

test('a trial is charged once on its day, and its receipt says so', async ({ page }) => {
  const id = await beginTrial(page);
  const receipt = page.url();
  await reachChargeDay(id);
  await expect.poll(getCaptured).toEqual([114000]);
  await expect(async () => {
    await openTrial(page, id);
    await expect(title(page, 'Sua assinatura está ativa')).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await expect(page.getByRole('button', { name: /Cancelar/ })).toHaveCount(0);
  expect(await getCaptured()).toEqual([114000]);

  await page.goto(receipt);
  await expect(title(page, 'Sua assinatura está ativa')).toBeVisible();
  await expect(page.getByText('Valor cobrado').locator('..')).toContainText(
    /R\$\s1\.140,00 em 12x/,
  );
  await page.goto(link);
  await expect(title(page, 'Sua assinatura está ativa')).toBeVisible();
  await expect(page.getByText(/você pagou R\$\s1\.140,00/)).toBeVisible();
});

test('a trial is cancelled by its link, costs nothing, and the product can be bought', async ({
  context,
  page,
}) => {
  const id = await beginTrial(page);
  await page.getByRole('link', { name: 'Cancelar período grátis' }).click();
  await page.waitForURL(/\/trial\//);
  await page.getByRole('button', { name: 'Cancelar e não pagar nada' }).dblclick();
  await expect(title(page, 'Período grátis cancelado')).toBeVisible();
  await page.reload();
  await expect(title(page, 'Período grátis cancelado')).toBeVisible();

  const payments = watchPayments(context);
  // The browser has forgotten the buyer.
  await leaveContact(page, link);
  await page.waitForURL(/\/presentation\?/);
  await expect(page.getByText('Você já usou o seu período grátis')).toBeVisible();
  await page.getByRole('button', { name: /começar/ }).click();
  await page.waitForURL(/\/payment\?/);
  await expect(page.getByRole('radio', { name: 'Pix', exact: true })).toBeVisible();
  await fillCard(page, { asksDocumentForCard: true }, cards.mastercard);
  await acceptTerms(page);
  await page.getByRole('button', { name: 'Confirmar pagamento' }).click();
  await page.waitForURL(/\/success\?/);
  await expectCapturedOnce(payments, [114000]);
  expect(id).not.toBe('');
});

test('a buyer whose document has had the trial sees the price before anything is charged', async ({
  context,
  page,
}) => {
  await beginTrial(page);
  await context.clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  const payments = watchPayments(context);
  await page.goto(link);
  await page.getByLabel('Nome Completo').fill(buyer.name);
  await page.getByLabel('E-mail', { exact: true }).fill(`outra.${buyer.email}`);
  await page.getByLabel(/^Celular/).fill('11987654321');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.waitForURL(/\/presentation\?/);
  await page.getByRole('button', { name: /começar/ }).click();
  await fillTrial(page);
  await start(page);
  await expect(page.getByText('O período grátis já foi usado')).toBeVisible();
  await expect(page.getByText(/o valor é R\$\s1\.140,00/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirmar pagamento' })).toBeVisible();
  expect(payments.countCalls()).toBe(1);
});

test('a card without funds begins a trial, and its charge is retried', async ({ page }) => {
  const id = await beginTrial(page, cards.withoutFunds);
  await reachChargeDay(id);
  await openTrial(page, id);
  const today = new Date().toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' });
  await expect(async () => {
    await page.reload();
    const row = page.getByRole('main').getByText('Próxima cobrança').locator('..');
    const text = await row.textContent();
    expect(text).not.toContain(today);
  }).toPass();
  await expect(title(page, 'A cobrança não foi aprovada')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancelar e não pagar nada' })).toBeVisible();
});
