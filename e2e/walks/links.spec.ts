import { expect, test } from '@playwright/test';
import { getTxid } from '@/testing/sandbox';
import { expectReceipt } from '../support/expectReceipt';
import { chooseMethod, confirm } from '../support/buyer';
import { leaveContact } from '../support/contact';
import { expectCapturedOnce } from '../support/expectCapturedOnce';
import { getLedger, payPix } from '../support/sandbox';
import { payByCard, seePresentation, watchVideo } from '../support/steps';
import { watchPayments } from '../support/watchPayments';

test('route=pix: Pix is chosen on arrival, and its charge is captured once', async ({ page }) => {
  await leaveContact(page, '/lead?product=em&route=pix');
  await page.waitForURL(/\/payment\?/);
  await expect(page.getByRole('radio', { name: 'Pix', exact: true })).toBeChecked();
  await chooseMethod(page, 'Pix');
  await confirm(page);
  await page.waitForURL(/\/pix\?/);
  const txid = getTxid(await page.getByLabel('Código Pix copia e cola').inputValue());
  await payPix(txid);
  await page.waitForURL(/\/success\?product=em&route=pix$/);
  const moves = (await getLedger()).filter((row) => row.txid === txid);
  expect(moves.map(({ amount, kind }) => ({ amount, kind }))).toEqual([
    { kind: 'created', amount: 83880 },
    { kind: 'captured', amount: 83880 },
  ]);
});

test('route=bankslip: the slip is chosen on arrival, issued and shown', async ({ page }) => {
  await leaveContact(page, '/lead?product=em&route=bankslip');
  await page.waitForURL(/\/payment\?/);
  await expect(page.getByRole('radio', { name: 'Boleto' })).toBeChecked();
  await chooseMethod(page, 'Boleto');
  await confirm(page);
  await page.waitForURL(/\/success\?/);
  await expect(page.getByRole('heading', { level: 1, name: 'Quase lá!' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Ver boleto/ })).toBeVisible();

  await page.getByRole('button', { name: 'Escolher outra forma de pagamento' }).click();
  await page.waitForURL(/\/payment\?/);
  await chooseMethod(page, 'Pix');
  await confirm(page);
  await expect(page.getByLabel('Código Pix copia e cola')).not.toHaveValue('');
});

test('offer: its price is shown and captured', async ({ context, page }) => {
  const payments = watchPayments(context);
  await leaveContact(page, '/lead?product=medcof&offer=revalida-antecipada');
  await payByCard(page);
  await page.waitForURL(/\/success\?/);
  await expectReceipt(page, 'R$ 2.988,00');
  await expectCapturedOnce(payments, [298800]);
});

test('ms with the voucher msjana: video, presentation, and its price', async ({
  context,
  page,
}) => {
  const payments = watchPayments(context);
  const phone = await leaveContact(page, '/lead?product=ms&voucher=msjana');
  await watchVideo(page, phone);
  await seePresentation(page, phone);
  await payByCard(page);
  await page.waitForURL(/\/success\?product=ms&voucher=msjana$/);
  await expectCapturedOnce(payments, [102000]);
});
