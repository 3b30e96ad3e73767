import { expect, test } from '@playwright/test';
import { expectReceipt } from '../support/expectReceipt';
import { leaveContact } from '../support/contact';
import { expectCapturedOnce } from '../support/expectCapturedOnce';
import { leaveOrderBump, payByCard } from '../support/steps';
import { watchPayments } from '../support/watchPayments';

test('an upsell is paid in one click with the card of the purchase', async ({ context, page }) => {
  const payments = watchPayments(context);
  const phone = await leaveContact(page, '/lead?product=aprovatotal');
  await leaveOrderBump(page, phone);
  await payByCard(page);
  await page.waitForURL(/\/success\?/);
  await page.getByRole('button', { name: 'Conhecer a oferta' }).click();
  await page.waitForURL(/\/video\/upsell\?/);
  await page.getByRole('button', { name: /^Quero|^Sim/ }).click();
  await page.waitForURL(/\/payment\/upsell\?/);
  await expect(page.getByRole('radio', { name: 'Pagar com o cartão da compra' })).toBeChecked();
  await page.getByLabel('Parcelas').selectOption('3');
  await page.getByRole('button', { name: /^Confirmar pagamento de R\$\s334,80$/ }).dblclick();
  await page.waitForURL(/\/success\/upsell\?/);
  await expectReceipt(page, 'Cartão de crédito em 3x');
  expect(payments.countCalls()).toBe(2);
  await expectCapturedOnce(payments, [71880, 33480]);
});
