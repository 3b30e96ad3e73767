import { expect, test, type Page } from '@playwright/test';
import type { LedgerRow as LedgerEntry } from '@/sandbox/journal/SandboxState';
import { cards } from '@/testing/cards';
import { getTxid } from '@/testing/sandbox';
import { expectReceipt } from '../support/expectReceipt';
import { acceptTerms, buyer, confirm } from '../support/buyer';
import { leaveContact } from '../support/contact';
import { getLedger, payPix } from '../support/sandbox';

const price = 358800;

async function chooseTwo(page: Page, method: string, label: string, amount: number): Promise<void> {
  await leaveContact(page, '/lead?product=medcof');
  await page.waitForURL(/\/payment\?/);
  await page.getByText('Dividir entre dois meios de pagamento').click();
  await page.getByRole('radio', { name: method, exact: true }).check();
  await page.getByLabel(label, { exact: true }).fill(String(amount));
}

async function fillCardOf(page: Page, group: string, number: string): Promise<void> {
  const card = page.getByRole('group', { name: group, exact: true });
  await card.getByLabel('Número do cartão').fill(number);
  await card.getByLabel('Nome do titular').fill('MARIA D SILVA');
  await card.getByLabel('Validade (MM/AA)').fill('1230');
  await card.getByLabel('CVV').fill('123');
  await expect(card.getByLabel('Bandeira do cartão')).not.toHaveValue('');
}

async function finish(page: Page): Promise<void> {
  await page.getByLabel('CPF', { exact: true }).fill(buyer.cpf);
  await acceptTerms(page);
  await confirm(page);
}

/** The number of ledger entries when the test began, because the test may be run again. */
let before = 0;
test.beforeEach(async () => {
  before = (await getLedger()).length;
});

/**
 * The ledger entries of a part, oldest first. Each test splits the price in its own way, so the amount
 * identifies the part.
 */
async function listLedgerKinds(amount: number): Promise<LedgerEntry['kind'][]> {
  const rows = (await getLedger()).slice(before);
  return rows.flatMap((row) => (row.amount === amount ? [row.kind] : []));
}

const taken = ['created', 'authorized', 'captured'];

test('two cards share a price: both are authorized, then both are captured', async ({ page }) => {
  const first = 100001;
  await chooseTwo(page, 'Pagar com dois cartões', 'Valor no cartão 1', first);
  await expect(page.getByLabel('Valor no cartão 2')).toHaveValue(/2\.587,99/);
  await fillCardOf(page, 'Cartão 1', cards.approved);
  await fillCardOf(page, 'Cartão 2', cards.mastercard);
  const second = page.getByRole('group', { name: 'Cartão 2', exact: true });
  await second.getByLabel('Parcelas').selectOption('3');
  await finish(page);
  await page.waitForURL(/\/success\?/);
  await expectReceipt(page, 'R$ 3.588,00');
  await expect(page.getByText('(3x de R$ 862,66)')).toBeVisible();
  await expect.poll(() => listLedgerKinds(first)).toEqual(taken);
  await expect.poll(() => listLedgerKinds(price - first)).toEqual(taken);
});

test('a declined second card voids the first, and only the second is asked for again', async ({
  page,
}) => {
  const first = 100002;
  await chooseTwo(page, 'Pagar com dois cartões', 'Valor no cartão 1', first);
  await fillCardOf(page, 'Cartão 1', cards.approved);
  await fillCardOf(page, 'Cartão 2', cards.declined);
  await finish(page);
  await expect(page.getByText(/cartão 2\. O valor reservado/)).toBeVisible();
  const second = page.getByRole('group', { name: 'Cartão 2', exact: true });
  await expect(second.getByLabel('CVV')).toHaveValue('');
  await expect(page.getByLabel('CVV').first()).toHaveValue('123');
  await expect.poll(() => listLedgerKinds(first)).toEqual(['created', 'authorized', 'voided']);
  expect(await listLedgerKinds(price - first)).not.toContain('captured');
});

test('a card stays authorized until its Pix is paid, and is captured then', async ({ page }) => {
  const card = 100003;
  await chooseTwo(page, 'Cartão + Pix', 'Valor no cartão', card);
  await fillCardOf(page, 'Cartão', cards.approved);
  await finish(page);
  await page.waitForURL(/\/pix\?/);
  await expect(page.getByText(/^R\$\s2\.587,97$/)).toBeVisible();
  await expect(page.getByText(/Reservamos R\$\s1\.000,03 no seu cartão/)).toBeVisible();
  await expect.poll(() => listLedgerKinds(card)).toEqual(['created', 'authorized']);
  await payPix(getTxid(await page.getByLabel('Código Pix copia e cola').inputValue()));
  await page.waitForURL(/\/success\?/);
  await expectReceipt(page, 'R$ 3.588,00');
  await expect.poll(() => listLedgerKinds(card)).toEqual(taken);
  await expect.poll(() => listLedgerKinds(price - card)).toContain('captured');
});
