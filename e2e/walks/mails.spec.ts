import { expect, test } from '@playwright/test';
import { paths } from '@/contract/paths';
import { cards } from '@/testing/cards';
import { getTxid } from '@/testing/sandbox';
import {
  acceptTerms,
  buyer,
  chooseMethod,
  confirm,
  fillCard,
  products,
  reachPayment,
} from '../support/buyer';
import { openMail } from '../support/openMail';
import { payPix } from '../support/sandbox';

const [medcof] = products;

test('a buyer who pays by card receives a receipt by mail', async ({ page }) => {
  await reachPayment(page, medcof);
  await fillCard(page, medcof, cards.approved);
  await acceptTerms(page);
  await confirm(page);
  await page.waitForURL(/\/success\?/);
  await expect(page.getByText('Você recebe um e-mail em poucos minutos')).toBeVisible();
  await page.getByRole('button', { name: /^Não recebeu o acesso/ }).click();
  await expect(page.getByText(/^Enviamos o acesso de novo para \w•••@/)).toBeVisible();

  const mail = await openMail(page, /^Pagamento confirmado/);
  await expect(mail.getByRole('heading', { name: 'Pagamento confirmado' })).toBeVisible();
  await expect(mail.getByText('MedCof', { exact: true })).toBeVisible();
  await expect(mail.getByText('Número do pedido')).toBeVisible();
  await expect(page.locator('pre')).toContainText('Número do pedido: ');

  await openMail(page, /^O seu acesso: /);
  await expect(page.locator('pre')).toContainText('/access/');
});

test('a buyer with an open Pix receives its code by mail, which pays, and then a receipt', async ({
  page,
}) => {
  await reachPayment(page, medcof);
  await chooseMethod(page, 'Pix');
  await confirm(page);
  await page.waitForURL(/\/pix\?/);
  const code = await page.getByLabel('Código Pix copia e cola').inputValue();

  const mail = await openMail(page, /^O seu Pix de .* está esperando$/);
  await expect(mail.getByText(code, { exact: true })).toBeVisible();
  const [pix] = await Promise.all([
    page.waitForEvent('popup'),
    mail.getByRole('link', { name: 'Voltar ao pagamento' }).click(),
  ]);
  await expect(pix.getByLabel('Código Pix copia e cola')).toHaveValue(code);

  await payPix(getTxid(code));
  await pix.waitForURL(/\/success\?/);
  await openMail(page, /^Pagamento confirmado/);
});

test('a buyer with a slip receives its line by mail, and finds it again from another browser', async ({
  browser,
  page,
}) => {
  await reachPayment(page, medcof);
  await chooseMethod(page, 'Boleto');
  await confirm(page);
  await page.waitForURL(/\/success\?/);
  const line = await page.getByLabel('Linha digitável').inputValue();

  const mail = await openMail(page, /^O seu boleto de .* está pronto$/);
  await expect(mail.getByText('Linha digitável', { exact: true })).toBeVisible();
  await expect(page.locator('pre')).toContainText(line);
  const address = await mail.getByRole('link', { name: 'Ver boleto' }).getAttribute('href');
  const elsewhere = await browser.newPage();
  await elsewhere.goto(address ?? '');
  await expect(elsewhere.getByText(line).first()).toBeVisible();
  await elsewhere.close();
});

test('only a buyer who asks for a reminder sends that with the contact', async ({ page }) => {
  const leaveContact = async (isReminded: boolean) => {
    await page.goto('/lead?product=medcof');
    await page.getByLabel('Nome Completo').fill(buyer.name);
    await page.getByLabel('E-mail', { exact: true }).fill(buyer.email);
    await page.getByLabel('Celular', { exact: true }).fill(buyer.phone);
    const box = page.getByRole('checkbox', { name: /^Quero receber um lembrete/ });
    await expect(box).not.toBeChecked();
    if (isReminded) await box.check();
    const [sent] = await Promise.all([
      page.waitForRequest((request) => new URL(request.url()).pathname === paths.lead),
      page.getByRole('button', { name: 'Continuar' }).click(),
    ]);
    await page.waitForURL(/\/payment\?/);
    const answer = (await sent.response())?.status();
    return { answer, isAsked: 'reminderConsent' in Object(sent.postDataJSON()) };
  };
  expect(await leaveContact(true)).toEqual({ answer: 201, isAsked: true });
  expect(await leaveContact(false)).toEqual({ answer: 201, isAsked: false });
});
