import { expect, test, type Page } from '@playwright/test';
import { acceptTerms, buyer, cards, confirm, fillCard } from './support/buyer';
import { getPaymentsCapturedTwice } from './support/ledger';
import { getLedger } from './support/sandbox';
import { createMobileNumber, readSmsCode } from './support/smsCode';

/** Leaves the contact details of a buyer whose phone no other test uses. */
async function leaveContact(page: Page, link: string): Promise<string> {
  const phone = createMobileNumber();
  await page.goto(link);
  await page.getByLabel('Nome Completo').fill(buyer.name);
  await page.getByLabel('E-mail').fill(buyer.email);
  await page.getByLabel(/^Celular/).pressSequentially(phone);
  await page.getByRole('button', { name: 'Continuar' }).click();
  return phone;
}

async function payByCard(page: Page): Promise<void> {
  await page.waitForURL(/\/payment\?/);
  await fillCard(page, { asksDocumentForCard: true }, cards.approved);
  await acceptTerms(page);
  await confirm(page);
}

for (const key of ['conquer', 'conquer-unna']) {
  test(`${key}: a phone is verified by SMS before the payment`, async ({ page }) => {
    const phone = await leaveContact(page, `/lead?product=${key}`);
    await page.waitForURL(/\/phone-verification\?/);
    const code = await readSmsCode(phone);
    const wrong = code === '000000' ? '111111' : '000000';

    await page.getByLabel('Código recebido por SMS').pressSequentially(wrong);
    await expect(page.getByText(/Você ainda tem 4 tentativas/)).toBeVisible();
    await page.getByLabel('Código recebido por SMS').fill('');
    await page.getByLabel('Código recebido por SMS').pressSequentially(code);
    await payByCard(page);
    await page.waitForURL(/\/success\?/);
  });
}

test('a payment page opened before the phone is verified leads to the verification', async ({
  page,
}) => {
  await leaveContact(page, '/lead?product=conquer');
  await page.waitForURL(/\/phone-verification\?/);
  await page.goto('/payment?product=conquer');
  await page.waitForURL(/\/phone-verification\?product=conquer$/);
});

for (const key of ['numberone', 'exec', 'teens']) {
  test(`${key}: a school before the payment, a level test after it`, async ({ page }) => {
    await leaveContact(page, `/lead?product=${key}`);
    await page.waitForURL(/\/select-school\?/);
    await page.getByLabel('Estado').selectOption({ index: 1 });
    await page.getByLabel('Cidade').selectOption({ index: 1 });
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await payByCard(page);

    await page.waitForURL(/\/select-test-location\?/);
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Marcar teste' }).click();
    await page.waitForURL(/\/success\?/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('ms: the voucher msjana opens the extended flow with its video', async ({ page }) => {
  await leaveContact(page, '/lead?product=ms&voucher=msjana');
  await page.waitForURL(/\/video\?/);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.waitForURL(/\/presentation\?/);
  await page.getByRole('button', { name: 'Quero me inscrever' }).click();
  await page.waitForURL(/\/payment\?product=ms&voucher=msjana$/);
});

for (const [route, method] of [
  ['pix', 'Pix'],
  ['bankslip', 'Boleto'],
] as const) {
  test(`route ${route} arrives with ${method} chosen`, async ({ page }) => {
    await leaveContact(page, `/lead?product=medcof&route=${route}`);
    await page.waitForURL(/\/payment\?/);
    await expect(page.getByRole('radio', { name: method })).toBeChecked();
  });
}

for (const key of ['aprovatotal', 'performanc']) {
  test(`${key}: an order bump before the payment, an upsell bought after it`, async ({ page }) => {
    await leaveContact(page, `/lead?product=${key}`);
    await page.waitForURL(/\/order-bump-presentation\?/);
    const extra = page.getByRole('checkbox', { name: /Sim, quero/ });
    await expect(extra).not.toBeChecked();
    await extra.check();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await payByCard(page);

    await page.waitForURL(/\/success\?/);
    await page.getByRole('button', { name: 'Conhecer a oferta' }).click();
    await page.waitForURL(/\/video\/upsell\?/);
    await page.getByRole('button', { name: 'Quero conhecer a oferta' }).click();
    await page.waitForURL(/\/payment\/upsell\?/);
    await fillCard(page, { asksDocumentForCard: true }, cards.mastercard);
    await acceptTerms(page);
    await confirm(page);
    await page.waitForURL(/\/success\/upsell\?/);
    expect(getPaymentsCapturedTwice(await getLedger())).toEqual([]);
  });
}

test('performanc: an upsell can be refused', async ({ page }) => {
  await leaveContact(page, '/lead?product=performanc');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await payByCard(page);
  await page.getByRole('button', { name: 'Conhecer a oferta' }).click();
  await page.waitForURL(/\/video\/upsell\?/);
  await page.getByRole('button', { name: 'Não, muito obrigado' }).click();
  await page.waitForURL(/\/success\?/);
});

test('wup: three profiles are chosen, verified, and priced by the server', async ({ page }) => {
  const phone = await leaveContact(page, '/lead?product=wup&flowId=multiprofile');
  await page.waitForURL(/\/multiprofile-presentation\?/);
  await page.getByRole('radio', { name: /^3 perfis/ }).check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.waitForURL(/\/phone-verification\?/);
  await page.getByLabel('Código recebido por SMS').pressSequentially(await readSmsCode(phone));
  await page.waitForURL(/\/video\?/);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await payByCard(page);
  await page.waitForURL(/\/success\?/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('medcof: the contract is accepted before the payment', async ({ page }) => {
  await leaveContact(page, '/lead?product=medcof&flowId=contract');
  await page.waitForURL(/\/md\?/);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await payByCard(page);
  await page.waitForURL(/\/success\?/);
});

test('ms in Mozambique: M-Pesa is confirmed on the phone and the page goes on', async ({
  page,
}) => {
  await page.goto('/lead?product=ms&locale=pt-MZ');
  await page.getByLabel('Nome Completo').fill(buyer.name);
  await page.getByLabel('E-mail').fill(buyer.email);
  await page.getByLabel('Telemóvel', { exact: true }).pressSequentially('821234567');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.waitForURL(/\/presentation\?/);
  await page.getByRole('button', { name: /inscrever/ }).click();
  await page.waitForURL(/\/payment\?/);
  await page.getByRole('radio', { name: 'M-Pesa' }).check();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await page.waitForURL(/\/payment-verification\?/);
  await page.getByRole('button', { name: 'Simular pagamento' }).click();
  await page.waitForURL(/\/success\?/);
});

test('3-D Secure goes to the bank and comes back paid, in the same language', async ({ page }) => {
  await leaveContact(page, '/lead?product=medcof');
  await page.waitForURL(/\/payment\?/);
  await fillCard(page, { asksDocumentForCard: true }, cards.threeDSecure);
  await acceptTerms(page);
  await confirm(page);
  await page.waitForURL(/\/payment-verification\?/);
  await page.getByRole('link', { name: 'Ir para o banco' }).click();
  await page.getByRole('button', { name: 'Autorizar' }).click();
  await page.waitForURL(/\/success\?/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
});
