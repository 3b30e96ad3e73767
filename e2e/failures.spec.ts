import { expect, test } from '@playwright/test';
import { cards } from '@/testing/cards';
import { getTxid } from '@/testing/sandbox';
import {
  acceptTerms,
  buyer,
  chooseMethod,
  confirm,
  fillCard,
  fillLead,
  products,
  reachPayment,
} from './support/buyer';
import { getPaymentsCapturedTwice } from './support/ledger';
import { expirePix } from './support/passTime';
import { routeOnce } from './support/routeOnce';
import { getLedger, payPix } from './support/sandbox';
import { seemOnline } from './support/seemOnline';
import { watchPayments } from './support/watchPayments';

const paymentCall = '**/api/v2/payment';

for (const product of products) {
  test.describe(`failures for a buyer of ${product.key}`, () => {
    test('a lead that cannot be sent keeps the form and is sent on retry', async ({ page }) => {
      await seemOnline(page);
      await page.goto(`/lead?product=${product.key}`);
      await routeOnce(page, '**/api/v1/lead', (route) => route.abort());
      await fillLead(page, product);
      await page.getByRole('button', { name: 'Continuar' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'servidor' })).toBeVisible();
      await expect(page.getByLabel('Nome Completo')).toHaveValue(buyer.name);
      await page.getByRole('button', { name: 'Continuar' }).click();
      await page.waitForURL(product.hasPresentation ? /\/presentation/ : /\/payment/);
    });

    test('a decline keeps what was typed, clears the CVV and offers Pix', async ({ page }) => {
      await reachPayment(page, product);
      await fillCard(page, product, cards.declined);
      await acceptTerms(page);
      await confirm(page);
      await expect(page.getByText('O pagamento não foi aprovado')).toBeVisible();
      await expect(page.getByLabel('Nome do titular')).toHaveValue('MARIA D SILVA');
      await expect(page.getByLabel('Número do cartão')).toHaveValue('4000 0000 0000 0002');
      await expect(page.getByLabel('CVV')).toHaveValue('');
      await expect(page.getByText('CVV: Digite novamente, por segurança')).toBeVisible();

      await page.getByRole('button', { name: 'Pagar com Pix' }).click();
      await expect(page.getByRole('radio', { name: 'Pix', exact: true })).toBeChecked();
      if (!product.asksDocumentForCard) {
        await page.getByLabel('CPF', { exact: true }).fill(buyer.cpf);
      }
      await confirm(page);
      await page.waitForURL(/\/pix\?/);
    });
  });
}

// The following tests cover code that all products share.
const [medcof] = products;

test('another card after a decline pays', async ({ page }) => {
  await reachPayment(page, medcof);
  await fillCard(page, medcof, cards.declined);
  await acceptTerms(page);
  await confirm(page);
  await expect(page.getByText('O pagamento não foi aprovado')).toBeVisible();
  await page.getByLabel('Número do cartão').fill('');
  await page.getByLabel('Número do cartão').pressSequentially(cards.mastercard);
  await expect(page.getByLabel('Bandeira do cartão')).toHaveValue('mastercard');
  await page.getByLabel('CVV').fill('123');
  await confirm(page);
  await page.waitForURL(/\/success\?/);
});

test('an answer lost after the charge is not a second charge', async ({ context, page }) => {
  const payments = watchPayments(context);
  await reachPayment(page, medcof);
  await fillCard(page, medcof, cards.approved);
  await acceptTerms(page);
  await routeOnce(page, paymentCall, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await confirm(page);
  await page.waitForURL(/\/success\?/);
  expect(payments.countCalls()).toBe(1);
  expect(getPaymentsCapturedTwice(await getLedger())).toEqual([]);
});

test('a call that never arrived says that nothing was charged, and a retry pays', async ({
  page,
}) => {
  await reachPayment(page, medcof);
  await fillCard(page, medcof, cards.approved);
  await acceptTerms(page);
  await routeOnce(page, paymentCall, (route) => route.abort());
  await confirm(page);
  // Only once the call cannot be under way any more.
  await expect(page.getByText('Nada foi cobrado. Você já pode tentar novamente.')).toBeVisible();
  await expect(page.getByLabel('Nome do titular')).toHaveValue('MARIA D SILVA');
  await confirm(page);
  await page.waitForURL(/\/success\?/);
});

test('a connection that is lost as the answer arrives leads to the receipt when it is back', async ({
  context,
  page,
}) => {
  const payments = watchPayments(context);
  await reachPayment(page, medcof);
  await fillCard(page, medcof, cards.approved);
  await acceptTerms(page);
  await routeOnce(page, paymentCall, async (route) => {
    const response = await route.fetch();
    await context.setOffline(true);
    await route.fulfill({ response });
  });
  await confirm(page);
  await expect(page.getByText(/Pagamento confirmado.*comprovante/)).toBeVisible();
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByText(/Pagamento confirmado.*comprovante/)).toBeVisible();
  await context.setOffline(false);
  await page.waitForURL(/\/success\?/);
  expect(payments.countCalls()).toBe(1);
});

test('a Pix that is paid as the connection is lost leads to the receipt when it is back', async ({
  context,
  page,
}) => {
  await reachPayment(page, medcof);
  await chooseMethod(page, 'Pix');
  await confirm(page);
  await page.waitForURL(/\/pix\?/);
  const code = await page.getByLabel('Código Pix copia e cola').inputValue();
  await payPix(getTxid(code));
  await expect(page.getByText('Pagamento confirmado!')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/comprovante abre automaticamente/)).toBeVisible();
  await context.setOffline(false);
  await page.waitForURL(/\/success\?/);
});

test('without a connection the page stays, and a retry pays', async ({ context, page }) => {
  await reachPayment(page, medcof);
  await fillCard(page, medcof, cards.approved);
  await acceptTerms(page);
  await context.setOffline(true);
  await confirm(page);
  await expect(page.getByText(/Sem conexão.*Nada foi cobrado/)).toBeVisible();
  await expect(page.getByLabel('Nome do titular')).toHaveValue('MARIA D SILVA');
  await context.setOffline(false);
  await confirm(page);
  await page.waitForURL(/\/success\?/);
});

test('a double click and a second tab pay once', async ({ context, page }) => {
  await reachPayment(page, medcof);
  const other = await context.newPage();
  await other.goto(page.url());
  for (const tab of [page, other]) {
    await fillCard(tab, medcof, cards.approved);
    await acceptTerms(tab);
  }
  const payments = watchPayments(context);
  await Promise.all([
    page.getByRole('button', { name: 'Confirmar pagamento' }).dblclick(),
    other.getByRole('button', { name: 'Confirmar pagamento' }).click(),
  ]);
  await Promise.all([page.waitForURL(/\/success\?/), other.waitForURL(/\/success\?/)]);
  // A second payment would have a token of its own, whether its answer is 201 or 409.
  expect(payments.countCalls()).toBeLessThanOrEqual(2);
  expect(await payments.getTokens()).toHaveLength(1);
});

test('an expired Pix code is replaced with one tap', async ({ page }) => {
  await reachPayment(page, medcof);
  await chooseMethod(page, 'Pix');
  await confirm(page);
  await page.waitForURL(/\/pix\?/);
  const code = await page.getByLabel('Código Pix copia e cola').inputValue();
  // The buyer comes back after the code has expired: the page's clock and the end of the code are moved.
  await expirePix(code);
  await page.clock.install();
  await page.clock.fastForward('02:00:00');
  await expect(page.getByText('Este código expirou')).toBeVisible();
  const renewed = page.waitForResponse(/\/new-code$/);
  await page.getByRole('button', { name: 'Gerar novo código' }).click();
  await renewed;
  // The new code counts by the server's clock, so the page's clock is set to it again.
  await page.clock.setSystemTime(Date.now());
  await expect(page.getByLabel('Código Pix copia e cola')).not.toHaveValue(code);
});
