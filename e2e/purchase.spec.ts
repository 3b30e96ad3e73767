import { expect, test } from '@playwright/test';
import { isValidBoleto } from '@brazilian-utils/brazilian-utils';
import { cards } from '@/testing/cards';
import { getTxid } from '@/testing/sandbox';
import {
  acceptTerms,
  chooseMethod,
  confirm,
  fillCard,
  products,
  reachPayment,
  typeIn,
} from './support/buyer';
import { readBarcode } from './support/readBarcode';
import { decodeQr } from './support/decodeQr';
import { getPaymentsCapturedTwice } from './support/ledger';
import { getLedger, payPix } from './support/sandbox';
import { toDigitableLine } from './support/toDigitableLine';
import { watchPayments } from './support/watchPayments';

for (const product of products) {
  test.describe(`a buyer of ${product.key}`, () => {
    test('pays by card and is charged once', async ({ context, page }) => {
      const payments = watchPayments(context);
      await reachPayment(page, product, typeIn);
      await fillCard(page, product, cards.approved, typeIn);
      await acceptTerms(page);
      await confirm(page);
      await page.waitForURL(/\/success\?/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Cartão de crédito')).toBeVisible();

      expect(payments.countCalls()).toBe(1);
      expect(await payments.getTokens()).toHaveLength(1);
      expect(getPaymentsCapturedTwice(await getLedger())).toEqual([]);
    });

    test('pays by Pix with a code that a bank app reads, and the page continues on its own', async ({
      page,
    }) => {
      await reachPayment(page, product, typeIn);
      await chooseMethod(page, 'Pix', typeIn);
      await confirm(page);
      await page.waitForURL(/\/pix\?/);

      const code = await page.getByLabel('Código Pix copia e cola').inputValue();
      const picture = page.getByRole('img', { name: 'QR Code Pix' });
      await expect.poll(() => decodeQr(picture)).toBe(code);

      await payPix(getTxid(code));
      await page.waitForURL(/\/success\?/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('pays by bank slip with a valid line and barcode', async ({ page }) => {
      await reachPayment(page, product, typeIn);
      await chooseMethod(page, 'Boleto', typeIn);
      await confirm(page);
      await page.waitForURL(/\/success\?/);
      await expect(page.getByRole('heading', { level: 1, name: 'Quase lá!' })).toBeVisible();

      const line = await page.getByLabel('Linha digitável').inputValue();
      expect(isValidBoleto(line)).toBe(true);

      const [slip] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('link', { name: /Ver boleto/ }).click(),
      ]);
      await expect(slip.getByText(line).first()).toBeVisible();
      // The slip is drawn in millimetres of paper; a printer has four times the dots of a screen.
      await slip.setViewportSize({ width: 3200, height: 2400 });
      await slip.evaluate(() => {
        document.documentElement.style.zoom = '4';
      });
      const bars = slip.getByRole('img', { name: /barras/ });
      await expect
        .poll(async () => toDigitableLine((await readBarcode(bars)) ?? ''))
        .toBe(line.replace(/\D/g, ''));
      await slip.close();

      await page.getByRole('button', { name: 'Simular pagamento' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Quase lá!' })).toBeHidden();
    });
  });
}
