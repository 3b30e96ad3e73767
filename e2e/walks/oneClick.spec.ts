import { expect, test, type Page } from '@playwright/test';
import { cards } from '@/testing/cards';
import { expectButtonInSight } from '../support/expectButtonInSight';
import { expectReceipt } from '../support/expectReceipt';
import { leaveContact } from '../support/contact';
import { expectCapturedOnce } from '../support/expectCapturedOnce';
import { screenNames, screens } from '../support/screenshots';
import { leaveOrderBump, payByCard } from '../support/steps';
import { watchPayments } from '../support/watchPayments';

async function buyAndOpenUpsell(page: Page): Promise<void> {
  const phone = await leaveContact(page, '/lead?product=aprovatotal');
  await leaveOrderBump(page, phone);
  await page.waitForURL(/\/payment\?/);
  const consent = page.getByRole('checkbox', { name: /^Guardar este cartão por 1 hora/ });
  await expect(consent).not.toBeChecked();
  await consent.check();
  await payByCard(page);
  await page.waitForURL(/\/success\?/);
  await page.getByRole('button', { name: 'Conhecer a oferta' }).click();
  await page.waitForURL(/\/video\/upsell\?/);
  await page.getByRole('button', { name: /^Quero|^Sim/ }).click();
  await page.waitForURL(/\/payment\/upsell\?/);
}

test('an upsell is paid in one click with the card of the purchase', async ({ context, page }) => {
  const payments = watchPayments(context);
  await buyAndOpenUpsell(page);
  const stored = page.getByRole('radio', { name: 'Pagar com o cartão da compra' });
  await expect(stored).toBeChecked();
  await expect(stored).toHaveAccessibleDescription('Visa final 1111');
  await expect(page.getByText(/^Cobramos no Visa final 1111/)).toBeVisible();
  for (const screen of screenNames) {
    await page.setViewportSize(screens[screen]);
    await expectButtonInSight(page, screen);
  }
  await page.getByLabel('Parcelas').selectOption('3');
  await page.getByRole('button', { name: /^Confirmar pagamento de R\$\s334,80$/ }).dblclick();
  await page.waitForURL(/\/success\/upsell\?/);
  await expectReceipt(page, '3x de R$ 111,60');
  expect(payments.countCalls()).toBe(2);
  await expectCapturedOnce(payments, [71880, 33480]);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Esta compra já está paga' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Confirmar pagamento/ })).toHaveCount(0);
});

test('scripts cannot read the secret of a stored card, and without it a card is typed', async ({
  context,
  page,
}) => {
  const payments = watchPayments(context);
  await buyAndOpenUpsell(page);
  const [cookie] = (await context.cookies()).filter(({ name }) => name.endsWith('stored-card'));
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
  const kept = await page.evaluate(() =>
    JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]),
  );
  expect(kept).not.toContain(cookie?.value);
  await context.clearCookies({ name: cookie?.name ?? '' });
  // The buyer's own price loads a moment after the page.
  await page.getByRole('button', { name: /^Confirmar pagamento de R\$\s334,80$/ }).click();
  await expect(page.getByText(/Este cartão não está mais guardado/)).toBeVisible();
  await payByCard(page, cards.mastercard);
  await page.waitForURL(/\/success\/upsell\?/);
  await expectCapturedOnce(payments, [71880, 33480]);
});
