import { expect, test, type Page } from '@playwright/test';
import { cards } from '@/testing/cards';
import { getTxid } from '@/testing/sandbox';
import { expectReceipt } from '../support/expectReceipt';
import { acceptTerms, buyer, chooseMethod, confirm, fillCard } from '../support/buyer';
import { getPayment } from '../support/commerce';
import { getCaptured } from '../support/getCaptured';
import { leaveContact } from '../support/contact';
import { expectCapturedOnce } from '../support/expectCapturedOnce';
import { payPix } from '../support/sandbox';
import { buyByCard, leaveOrderBump, payByCard } from '../support/steps';
import { watchPayments } from '../support/watchPayments';

const oneDay = 24 * 60 * 60 * 1_000;

const readEverythingKept = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );

async function comeBackTomorrow(page: Page, link: string): Promise<Page> {
  const tomorrow = await page.context().newPage();
  await page.close();
  await tomorrow.clock.install({ time: Date.now() + oneDay });
  await tomorrow.goto(link);
  return tomorrow;
}

test('a reload on the payment keeps the contact, and no card is stored anywhere', async ({
  page,
}) => {
  await leaveContact(page, '/lead?product=medcof');
  await page.waitForURL(/\/payment\?/);
  await fillCard(page, { asksDocumentForCard: true }, cards.approved);
  await page.reload();
  await expect(page).toHaveURL(/\/payment\?product=medcof$/);
  await expect(page.getByLabel('Número do cartão')).toHaveValue('');
  await expect(page.getByLabel('CVV')).toHaveValue('');
  await expect(page.getByLabel('CPF')).toHaveValue('');
  const kept = await readEverythingKept(page);
  expect(kept).not.toContain(cards.approved);
  expect(kept).not.toContain('4111 1111');
  expect(kept.replaceAll(/[.-]/g, '')).not.toContain(buyer.cpf);
});

test('a link with the details of a buyer fills the form, and no later address holds them', async ({
  page,
}) => {
  const personal =
    'name=Maria%20da%20Silva&email=maria%40exemplo.com.br&phone=11987654321&leadId=l0';
  await page.goto(`/lead?product=medcof&${personal}&seller=ana&source=a%20b`);
  await expect(page).toHaveURL(/\/lead\?product=medcof&seller=ana&source=a%20b$/);
  await expect(page.getByLabel('Nome Completo')).toHaveValue(buyer.name);
  await page.reload();
  await expect(page.getByLabel('Nome Completo')).toHaveValue(buyer.name);
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('maria@exemplo.com.br');
  await expect(page.getByLabel(/^Celular/)).toHaveValue('(11) 98765-4321');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(/\/payment\?product=medcof&seller=ana&source=a%20b$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/lead\?product=medcof&seller=ana&source=a%20b$/);
  await expect(page.getByLabel('Nome Completo')).toHaveValue(buyer.name);
});

test('such a link to a later step leads to the form, filled in', async ({ page }) => {
  await page.goto('/payment?product=medcof&name=Maria%20da%20Silva&seller=ana');
  await expect(page).toHaveURL(/\/lead\?product=medcof&seller=ana$/);
  await expect(page.getByLabel('Nome Completo')).toHaveValue('Maria da Silva');
});

test('after the last step the browser has forgotten the buyer, and the receipt survives a reload', async ({
  page,
}) => {
  await leaveContact(page, '/lead?product=medcof');
  await payByCard(page);
  await page.waitForURL(/\/success\?/);
  await expectReceipt(page, 'R$ 3.588,00');
  const listKept = async () => {
    const kept = await readEverythingKept(page);
    return [buyer.name, buyer.email, '98765', buyer.cpf].filter((text) => kept.includes(text));
  };
  await expect.poll(listKept).toEqual([]);
  await page.reload();
  await expectReceipt(page, 'R$ 3.588,00');
});

test('details that were typed and not sent are there after a reload', async ({ page }) => {
  await page.goto('/lead?product=medcof');
  await page.getByLabel('Nome Completo').fill(buyer.name);
  await page.getByLabel('E-mail', { exact: true }).fill('maria@');
  await page.getByLabel(/^Celular/).pressSequentially('11987');
  // The code that stores it loads after the first key; nobody types and leaves as fast as this test.
  const kept = () =>
    page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      return localStorage.getItem('dataForm');
    });
  await expect.poll(kept).toContain(buyer.name);
  await page.reload();
  await expect(page.getByLabel('Nome Completo')).toHaveValue(buyer.name);
  await expect(page.getByLabel(/^Celular/)).toHaveValue('(11) 987');
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('maria@');
});

test('going back from the payment shows the contact as it was sent', async ({ page }) => {
  await leaveContact(page, '/lead?product=medcof');
  await page.waitForURL(/\/payment\?/);
  await page.goBack();
  await expect(page).toHaveURL(/\/lead\?/);
  await expect(page.getByLabel('Nome Completo')).toHaveValue(buyer.name);
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(buyer.email);
  await page.goForward();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Como você quer pagar?' }),
  ).toBeVisible();
});

test('a later step that is opened early leads to the first missing step', async ({ page }) => {
  await page.goto('/success?product=exec');
  await page.waitForURL(/\/lead\?product=exec$/);
  await leaveContact(page, '/lead?product=exec');
  await page.waitForURL(/\/select-school\?/);
  await page.goto('/select-test-location?product=exec');
  await page.waitForURL(/\/select-school\?product=exec$/);
});

test('the next day the contact is filled in, and the purchase continues', async ({
  context,
  page,
}) => {
  const payments = watchPayments(context);
  await leaveContact(page, '/lead?product=vc');
  await page.waitForURL(/\/payment\?/);
  const tomorrow = await comeBackTomorrow(page, '/lead?product=vc');
  await expect(tomorrow.getByLabel('Nome Completo')).toHaveValue(buyer.name);
  await expect(tomorrow.getByLabel(/^Celular/)).not.toHaveValue('');
  await tomorrow.getByRole('button', { name: 'Continuar' }).click();
  await payByCard(tomorrow);
  await tomorrow.waitForURL(/\/success\?/);
  await expectCapturedOnce(payments, [116400]);
});

test('a Pix that was paid while the page was closed shows its receipt the next day', async ({
  context,
  page,
}) => {
  const payments = watchPayments(context);
  await leaveContact(page, '/lead?product=medcof&flowId=pix');
  await page.waitForURL(/\/payment\?/);
  await chooseMethod(page, 'Pix');
  await confirm(page);
  await page.waitForURL(/\/pix\?/);
  const link = page.url();
  const txid = getTxid(await page.getByLabel('Código Pix copia e cola').inputValue());
  await page.goto('about:blank');
  await payPix(txid);
  const tomorrow = await comeBackTomorrow(page, link);
  await tomorrow.waitForURL(/\/success\?/);
  await expectReceipt(tomorrow, 'R$ 3.588,00');
  await expectCapturedOnce(payments, [358800]);
});

test('a first Pix code that is paid after a second was requested leads to its receipt', async ({
  page,
}) => {
  const code = page.getByLabel('Código Pix copia e cola');
  await leaveContact(page, '/lead?product=medcof');
  await page.waitForURL(/\/payment\?/);
  await chooseMethod(page, 'Pix');
  await page.getByLabel('CPF', { exact: true }).fill(buyer.cpf);
  await confirm(page);
  await page.waitForURL(/\/pix\?/);
  const first = await code.inputValue();
  await page.goBack();
  await chooseMethod(page, 'Pix');
  await page.getByLabel('CPF', { exact: true }).fill(buyer.cpf);
  await confirm(page);
  await page.waitForURL(/\/pix\?/);
  await expect(code).not.toHaveValue(first);
  await payPix(getTxid(first));
  await page.waitForURL(/\/success\?/);
  await expectReceipt(page, 'R$ 3.588,00');
  expect(await getCaptured()).toEqual([358800]);
});

test('a buyer who has paid and opens an earlier page is led to the receipt, and sees no form', async ({
  context,
  page,
}) => {
  const payments = watchPayments(context);
  await leaveContact(page, '/lead?product=medcof');
  await payByCard(page);
  await page.waitForURL(/\/success\?/);
  for (const route of ['/payment', '/lead']) {
    await page.goto(`${route}?product=medcof`);
    await expect(page.getByRole('heading', { name: 'Esta compra já está paga' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Continuar|Confirmar/ })).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Ver comprovante' }).click();
  await page.waitForURL(/\/success\?/);
  await expectReceipt(page, 'R$ 3.588,00');
  await expectCapturedOnce(payments, [358800]);
});

test('a page that the browser kept is loaded again when it is shown, and says what was paid', async ({
  context,
  page,
}) => {
  await leaveContact(page, '/lead?product=medcof');
  await page.waitForURL(/\/payment\?/);
  const other = await context.newPage();
  await other.goto('/payment?product=medcof');
  await buyByCard(other);
  await expect(page.getByRole('button', { name: 'Confirmar pagamento' })).toBeVisible();
  // As the way back shows it, where the browser ignores that no page may be kept.
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.getByRole('heading', { name: 'Esta compra já está paga' })).toBeVisible();
});

test('a buyer who has paid and comes back adds something for the difference only', async ({
  context,
  page,
}) => {
  const payments = watchPayments(context);
  const phone = await leaveContact(page, '/lead?product=aprovatotal');
  await leaveOrderBump(page, phone);
  await payByCard(page);
  await page.waitForURL(/\/success\?/);
  await page.goto('/payment?product=aprovatotal');
  await page.getByRole('link', { name: 'Acrescentar algo e pagar só a diferença' }).click();
  await page.waitForURL(/\/payment\/upgrade\?/);
  await expect(page.getByRole('group', { name: 'Seu novo plano' })).toContainText('Redação');
  await fillCard(page, { asksDocumentForCard: false }, cards.mastercard);
  await acceptTerms(page);
  await confirm(page);
  await page.waitForURL(/\/success-invoice\?/);
  const token = await page.evaluate(() => localStorage.getItem('invoiceToken'));
  await expect
    .poll(() => getPayment(JSON.parse(token ?? 'null') as string))
    .toMatchObject({ amount: 12000, state: 'paid', type: 'upgrade' });
  await expectCapturedOnce(payments, [71880]);
});

test('an open Pix in one tab leads to the receipt once a card has paid in another', async ({
  context,
  page,
}) => {
  await leaveContact(page, '/lead?product=medcof');
  await page.waitForURL(/\/payment\?/);
  await chooseMethod(page, 'Pix');
  await confirm(page);
  await page.waitForURL(/\/pix\?/);
  const other = await context.newPage();
  await other.goto('/payment?product=medcof');
  await payByCard(other);
  await other.waitForURL(/\/success\?/);
  await page.waitForURL(/\/success\?/);
  await expectReceipt(page, 'R$ 3.588,00');
});
