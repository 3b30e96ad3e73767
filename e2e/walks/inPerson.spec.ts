import { expect, test } from '@playwright/test';
import { acceptTerms, confirm } from '../support/buyer';
import { leaveContact } from '../support/contact';
import { getViolations } from '../support/getViolations';
import { expectCapturedOnce } from '../support/expectCapturedOnce';
import { bookTest, chooseSchool } from '../support/steps';
import { watchPayments } from '../support/watchPayments';

test('a buyer pays the seller in cash, and the page continues once that is confirmed', async ({
  context,
  page,
}) => {
  const payments = watchPayments(context);
  const phone = await leaveContact(
    page,
    '/lead?product=exec&planId=exec-semestral&seller=bruno&isPaymentInPerson=true',
  );
  await chooseSchool(page, phone);
  await page.waitForURL(/\/payment\?/);
  await expect(page.getByRole('radio')).toHaveCount(4);
  await page.getByRole('radio', { name: 'Dinheiro' }).check();
  await expect(page.getByText(/diretamente a Bruno Lima/)).toBeVisible();
  await acceptTerms(page);
  await confirm(page);
  // The level test can be booked only after the payment, so the page skips it.
  await page.waitForURL(/\/success\?/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Falta pagar ao vendedor');
  await expect(page.getByRole('img', { name: 'Etapa 5 de 5' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Marcar teste de nível' })).toHaveCount(0);
  await expect(page.getByText('Aguardando a confirmação do atendimento')).toBeVisible();
  expect(await getViolations(page)).toEqual([]);
  const getMotif = () =>
    page
      .locator('.order-fold > summary')
      .evaluate((head) => getComputedStyle(head).backgroundImage);
  // As beside every order: a receipt alone has it larger, with its tick.
  expect(await getMotif()).toContain('motif');
  await page.getByRole('button', { name: 'Simular pagamento' }).click();
  await expect(page.getByText('Dinheiro')).toBeVisible();
  await expect(page.getByText('Detalhes da compra')).toBeVisible();
  expect(await getMotif()).toBe('none');
  await page.getByRole('button', { name: 'Marcar teste de nível' }).click();
  await bookTest(page, phone);
  await page.waitForURL(/\/success\?/);
  await expect(page.getByText('Detalhes da compra')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Marcar teste de nível' })).toHaveCount(0);
  await expectCapturedOnce(payments, [251400]);
});
