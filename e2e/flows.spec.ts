import { expect, test, type Page } from '@playwright/test';
import { acceptTerms, buyer, cards, confirm, fillCard } from './support/buyer';
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
