import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentResponse } from '@/contract/payment';
import type { SampleKind } from '@/contract/samples';
import { cards } from '@/testing/cards';
import { getTxid } from '@/testing/sandbox';
import { acceptTerms, buyer, chooseMethod, confirm, fillCard } from '../support/buyer';
import { createSample, getPayment } from '../support/commerce';
import { getPaymentsCapturedTwice } from '../support/ledger';
import { readRun } from '../support/run';
import { getLedger, payPix } from '../support/sandbox';

const medcof = { business: 'medcof', productCode: 'medcof-revalida' } as const;
const ms = { business: 'meusucesso', productCode: 'ms' } as const;

async function openLink(
  page: Page,
  kind: SampleKind,
  product: typeof medcof | typeof ms,
): Promise<string> {
  const { path } = await createSample(kind, { ...product, operation: 'BR' });
  await page.goto(path);
  return path;
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function payByCard(page: Page, number: string): Promise<void> {
  await fillCard(page, { asksDocumentForCard: true }, number);
  await acceptTerms(page);
  await confirm(page);
}

async function expectPaid(page: Page, key: 'invoiceToken' | 'purchaseToken'): Promise<void> {
  const stored = await page.evaluate((name) => window.localStorage.getItem(name), key);
  const token = String(JSON.parse(stored ?? 'null'));
  await expect.poll(async () => (await getPayment(token)).state).toBe('paid');
  expect(getPaymentsCapturedTwice(await getLedger())).toEqual([]);
}

test('an invoice is paid by card, and its link shows that from then on', async ({ page }) => {
  const path = await openLink(page, 'invoice', medcof);
  await expect(title(page)).toHaveText('A sua fatura: MedCof Revalida');
  await payByCard(page, cards.approved);
  await page.waitForURL(/\/success-invoice\?/);
  await expect(title(page)).toHaveText('Fatura paga!');
  await expectPaid(page, 'invoiceToken');

  await page.goBack();
  await expect(title(page)).toHaveText('O pagamento deste link já foi feito');
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(200);
  await expect(title(page)).toHaveText('O pagamento deste link já foi feito');
});

test('an invoice is paid by Pix, over a reload, and the page continues on its own', async ({
  page,
}) => {
  await openLink(page, 'sale-invoice', ms);
  await chooseMethod(page, 'Pix');
  await confirm(page);
  await page.waitForURL(/\/pix\?/);
  await page.reload();
  const code = await page.getByLabel('Código Pix copia e cola').inputValue();
  await payPix(getTxid(code));
  await page.waitForURL(/\/success-invoice\?/);
  await expect(title(page)).toHaveText('Pagamento realizado com sucesso!');
  await expectPaid(page, 'invoiceToken');
});

test('a renewal is refused at the bank, then paid by bank slip', async ({ page }) => {
  await openLink(page, 'renew', medcof);
  await expect(page.getByText(/Renove sem perder dias/)).toBeVisible();
  await payByCard(page, cards.threeDSecure);
  await page.getByRole('button', { name: 'Recusar' }).click();
  await page.waitForURL(/\/payment-verification\?/);
  await page.getByRole('button', { name: 'Voltar ao pagamento' }).click();
  await page.waitForURL(/\/renew\/[\w-]+\?/);
  // The service has the document from the first attempt.
  await page.getByRole('radio', { name: 'Boleto' }).check();
  await acceptTerms(page);
  await confirm(page);
  await page.waitForURL(/\/success-invoice\?/);
  await expect(title(page)).toHaveText('Quase lá!');
  await page.getByRole('button', { name: 'Escolher outra forma de pagamento' }).click();
  await page.waitForURL(/\/renew\/[\w-]+\?/);
  await page.goBack();
  await page.getByRole('button', { name: 'Simular pagamento' }).click();
  await expect(title(page)).toHaveText('Acesso renovado!');
  await expectPaid(page, 'invoiceToken');
});

test('the link knows a renewal that was paid by the first version of the call', async ({
  page,
}) => {
  const { id, path } = await createSample('renew', { ...medcof, operation: 'BR' });
  await page.goto(path);
  await expect(page.getByText(/Renove sem perder dias/)).toBeVisible();
  // As a service beside commerce calls it, without a captcha.
  const call = buildPath(paths.renewalV1, { subscriptionId: id });
  const { commerceUrl } = readRun(process.env);
  const answer = await page.request.post(new URL(call, commerceUrl).href, {
    headers: { 'idempotency-key': randomUUID() },
    data: {
      ...medcof,
      planId: new URL(page.url()).searchParams.get('planId'),
      paymentMethod: 'pix',
      document: buyer.cpf,
      seller: 'performance',
      source: 'direto',
    },
  });
  const { token } = (await answer.json()) as PaymentResponse;
  await payPix(getTxid((await getPayment(token)).pix?.code ?? ''));
  await expect.poll(async () => (await getPayment(token)).state).toBe('paid');
  await page.goto(path);
  await expect(title(page)).toHaveText('A sua assinatura está em dia');
  expect(getPaymentsCapturedTwice(await getLedger())).toEqual([]);
});

test('a purchase whose card was declined is recovered by Pix', async ({ page }) => {
  await openLink(page, 'recovery', medcof);
  await expect(page.getByText(/não foi autorizado e nada foi cobrado/)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Pix', exact: true })).toBeChecked();
  await chooseMethod(page, 'Pix');
  await confirm(page);
  await page.waitForURL(/\/pix\?/);
  await page.getByRole('button', { name: 'Simular pagamento' }).click();
  await page.waitForURL(/\/success\?/);
  await expectPaid(page, 'purchaseToken');
});

test('a better plan is paid by card', async ({ page }) => {
  await openLink(page, 'upgrade', ms);
  await expect(page.getByRole('group', { name: 'Seu novo plano' })).toContainText('de desconto');
  await payByCard(page, cards.approved);
  await page.waitForURL(/\/success-invoice\?/);
  await expect(title(page)).toHaveText('Plano novo confirmado!');
  await expectPaid(page, 'invoiceToken');
});

test('an offer is accepted with a card that its bank has checked', async ({ page }) => {
  await openLink(page, 'custom-offer', medcof);
  const typeCard = async (number: string) => {
    await page.getByLabel('Nome do titular').fill(buyer.name);
    await page.getByLabel('Número do cartão').fill('');
    await page.getByLabel('Número do cartão').fill(number);
    await page.getByLabel('Validade (MM/AA)').fill('');
    await page.getByLabel('Validade (MM/AA)').fill('1230');
    await page.getByLabel('CVV').fill('123');
    await expect(page.getByLabel('Bandeira do cartão')).not.toHaveValue('');
    await page.getByRole('button', { name: 'Verificar cartão' }).click();
  };
  await typeCard(cards.declined);
  await expect(page.getByText('O cartão não foi aprovado na verificação')).toBeVisible();
  await typeCard(cards.approved);
  await expect(page.getByText(/são cobrados no cartão que você verificou, em \d+x/)).toBeVisible();
  await acceptTerms(page);
  await page.getByRole('button', { name: 'Aceitar e pagar' }).click();
  await page.waitForURL(/\/subscription-welcome\?/);
  await expect(title(page)).toHaveText('Boas-vindas! O seu acesso está a caminho');
  await page.getByRole('button', { name: 'Ver os detalhes da compra' }).click();
  await page.waitForURL(/\/success-invoice\?/);
  await expect(title(page)).toHaveText('Pagamento realizado com sucesso!');
  await expectPaid(page, 'invoiceToken');
});
