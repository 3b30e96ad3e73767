import { expect, test, type Page } from '@playwright/test';
import { cards } from '@/testing/cards';
import { getTxid } from '@/testing/sandbox';
import { acceptTerms, buyer, confirm, fillCard } from '../support/buyer';
import { getPayment } from '../support/commerce';
import { leaveContact } from '../support/contact';
import { getViolations } from '../support/getViolations';
import { getPaymentsCapturedTwice } from '../support/ledger';
import { getLedger, payPix } from '../support/sandbox';
import { readSmsCode } from '../support/smsCode';
import { chooseLiveloPhone } from '../support/steps';
import { watchPayments, type WatchedPayments } from '../support/watchPayments';

const blockedCpf = '16899535009';
const lowBalanceCpf = '52998224725';

function createCpf(): string {
  const digits = String(Math.floor(Math.random() * 899_999_999) + 100_000_000);
  const checkDigit = (text: string) => {
    const sum = [...text].reduce(
      (total, digit, at) => total + Number(digit) * (text.length + 1 - at),
      0,
    );
    return sum % 11 < 2 ? 0 : 11 - (sum % 11);
  };
  const first = checkDigit(digits);
  return `${digits}${first}${checkDigit(`${digits}${first}`)}`;
}

async function enterCode(page: Page, cpf: string): Promise<void> {
  await leaveContact(page, '/lead?product=wup&route=livelo');
  await page.waitForURL(/\/livelo\/cpf\?/);
  await page.getByLabel('CPF').pressSequentially(cpf);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.waitForURL(/\/livelo\/select-device\?/);
  const lastDigits = await chooseLiveloPhone(page);
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await page.waitForURL(/\/livelo\/code\?/);
  await page.getByLabel('Código recebido por SMS').pressSequentially(await readSmsCode(lastDigits));
}

async function choose(page: Page, mix: string): Promise<void> {
  await page.waitForURL(/\/livelo\/payment-method\?/);
  await page.getByRole('radio', { name: mix }).check();
}

async function goOnToPayment(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.waitForURL(/\/livelo\/payment\?/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

async function expectPaid(payments: WatchedPayments, parts: [method: string, amount: number][]) {
  const [token = '', ...others] = await payments.getTokens();
  expect(others).toEqual([]);
  await expect.poll(async () => (await getPayment(token)).state).toBe('paid');
  const paid = await getPayment(token);
  expect(paid.parts.map(({ amount, method, state }) => [method, amount, state])).toEqual(
    parts.map((part) => [...part, 'paid']),
  );
  expect(getPaymentsCapturedTwice(await getLedger())).toEqual([]);
}

test('points alone pay the purchase', async ({ context, page }) => {
  const payments = watchPayments(context);
  await enterCode(page, createCpf());
  await choose(page, 'Só pontos');
  await goOnToPayment(page, 'Pague com 24.000 pontos');
  await acceptTerms(page);
  await confirm(page);
  await page.waitForURL(/\/success\?product=wup&route=livelo$/);
  await expectPaid(payments, [['livelo', 118_800]]);
});

test('points and a card: the slider mixes them, a reload keeps the mix', async ({
  context,
  page,
}) => {
  const payments = watchPayments(context);
  await enterCode(page, createCpf());
  await choose(page, 'Pontos e dinheiro');
  const slider = page.getByRole('slider', { name: 'Quantos pontos você quer usar?' });
  await slider.fill('13000');
  await page.getByRole('button', { name: 'Usar 1.000 pontos a menos' }).click();
  await expect(slider).toHaveAttribute('aria-valuetext', '12.000 pontos + R$\u00a0594,00');
  expect(await getViolations(page)).toEqual([]);
  await goOnToPayment(page, 'Pague com 12.000 pontos + R$ 594,00');
  await page.reload();
  await page.getByLabel('Número do cartão').waitFor();
  expect(await getViolations(page)).toEqual([]);
  await fillCard(page, { asksDocumentForCard: false }, cards.approved);
  await page.getByLabel('Parcelas').selectOption('12');
  await acceptTerms(page);
  await confirm(page);
  await page.waitForURL(/\/success\?product=wup&route=livelo$/);
  await expectPaid(payments, [
    ['livelo', 59_400],
    ['credit-card', 59_400],
  ]);
});

test('points and Pix: the Pix pays the rest', async ({ context, page }) => {
  const payments = watchPayments(context);
  await enterCode(page, createCpf());
  await choose(page, 'Pontos e dinheiro');
  await page.getByRole('slider').fill('12000');
  await goOnToPayment(page, 'Pague com 12.000 pontos + R$ 594,00');
  await page.getByRole('radio', { name: 'Pix' }).check();
  await page.getByLabel('CPF', { exact: true }).pressSequentially(buyer.cpf);
  await acceptTerms(page);
  await confirm(page);
  await page.waitForURL(/\/pix\?/);
  await expect(page.getByText('R$ 594,00').first()).toBeVisible();
  const txid = getTxid(await page.getByLabel('Código Pix copia e cola').inputValue());
  await payPix(txid);
  await page.waitForURL(/\/success\?product=wup&route=livelo$/);
  await expectPaid(payments, [
    ['livelo', 59_400],
    ['pix', 59_400],
  ]);
});

test('a balance below the price leaves a mix or money, and money is paid as usual', async ({
  page,
}) => {
  await enterCode(page, lowBalanceCpf);
  await page.waitForURL(/\/livelo\/payment-method\?/);
  await expect(page.getByRole('radio', { name: 'Só pontos' })).toHaveCount(0);
  await choose(page, 'Só dinheiro');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.waitForURL(/\/payment\?product=wup&route=livelo$/);
  await expect(page.getByRole('radio', { name: 'Cartão de crédito' })).toBeVisible();
});

test('a blocked member reads why, and pays without points', async ({ page }) => {
  await enterCode(page, blockedCpf);
  await page.waitForURL(/\/livelo\/error\?/);
  await expect(
    page.getByRole('heading', { name: 'A Livelo não liberou estes pontos' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Pagar sem pontos' }).click();
  await page.waitForURL(/\/payment\?product=wup&route=livelo$/);
});

test('a screen that is opened too early leads to the missing one', async ({ page }) => {
  await page.goto('/livelo/payment?product=wup&route=livelo');
  await page.waitForURL(/\/lead\?product=wup&route=livelo$/);
  await leaveContact(page, '/lead?product=wup&route=livelo');
  await page.waitForURL(/\/livelo\/cpf\?/);
  await page.goto('/livelo/code?product=wup&route=livelo');
  await page.waitForURL(/\/livelo\/cpf\?/);
  await page.goto('/livelo/cpf?product=medcof');
  await page.waitForURL(/\/payment\?product=medcof$/);
});
