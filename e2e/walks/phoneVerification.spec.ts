import { expect, test } from '@playwright/test';
import { agePhoneCodes } from '../support/passTime';
import { leaveContact } from '../support/contact';
import { routeOnce } from '../support/routeOnce';
import { readSmsCode } from '../support/smsCode';
import { payByCard } from '../support/steps';

const code = 'Código recebido por SMS';
const wrongFor = (right: string) => (right === '000000' ? '111111' : '000000');

test('a wrong code shows how many tries are left, and the code in the SMS continues', async ({
  page,
}) => {
  const phone = await leaveContact(page, '/lead?product=conquer');
  await page.waitForURL(/\/phone-verification\?/);
  const right = await readSmsCode(phone);
  await page.getByLabel(code).pressSequentially(wrongFor(right));
  await expect(page.getByText(/Você ainda tem 4 tentativas/)).toBeVisible();
  await page.getByLabel(code).fill('');
  await page.getByLabel(code).pressSequentially(right);
  await payByCard(page);
  await page.waitForURL(/\/success\?/);
});

test('a code whose request failed is requested again, and then counts', async ({ page }) => {
  await routeOnce(page, '**/phones/send-sms', (route) => route.abort());
  const phone = await leaveContact(page, '/lead?product=conquer');
  await expect(page.getByText(/O código vai por SMS para/)).toBeVisible();
  await page.getByRole('button', { name: 'Enviar um novo código' }).click();
  await expect(page.getByText(/Novo código em/)).toBeVisible();
  await page.getByLabel(code).pressSequentially(await readSmsCode(phone));
  await page.waitForURL(/\/payment\?/);
});

test('five wrong tries end a code, and the right one is refused from then on', async ({ page }) => {
  const phone = await leaveContact(page, '/lead?product=conquer');
  await page.waitForURL(/\/phone-verification\?/);
  const right = await readSmsCode(phone);
  for (const left of ['4 tentativas', '3 tentativas', '2 tentativas', '1 tentativa']) {
    await page.getByLabel(code).fill('');
    await page.getByLabel(code).pressSequentially(wrongFor(right));
    await expect(page.getByText(`Você ainda tem ${left}.`)).toBeVisible();
  }
  await page.getByLabel(code).fill('');
  await page.getByLabel(code).pressSequentially(wrongFor(right));
  await expect(page.getByText(/Foram muitas tentativas com este código/)).toBeVisible();
  await page.getByLabel(code).fill('');
  await page.getByLabel(code).pressSequentially(right);
  await expect(page.getByText(/Foram muitas tentativas com este código/)).toBeVisible();
  await expect(page).toHaveURL(/\/phone-verification\?/);
});

test('an expired code is reported as such, and a new one replaces it', async ({ page }) => {
  await page.clock.install();
  const phone = await leaveContact(page, '/lead?product=conquer');
  await page.waitForURL(/\/phone-verification\?/);
  const expired = await readSmsCode(phone);
  await agePhoneCodes(page, 601);
  await page.getByLabel(code).pressSequentially(expired);
  await expect(page.getByText(/Este código não vale mais/)).toBeVisible();
  await page.clock.fastForward(61_000);
  await page.getByRole('button', { name: 'Enviar um novo código' }).click();
  await expect(page.getByText(/Novo código em/)).toBeVisible();
  await expect.poll(() => readSmsCode(phone)).not.toBe(expired);
  await page.getByLabel(code).fill('');
  await page.getByLabel(code).pressSequentially(await readSmsCode(phone));
  await page.waitForURL(/\/payment\?/);
});

test('a newly sent code ends the one before', async ({ page }) => {
  await page.clock.install();
  const phone = await leaveContact(page, '/lead?product=conquer');
  await page.waitForURL(/\/phone-verification\?/);
  const first = await readSmsCode(phone);
  await agePhoneCodes(page, 61);
  await page.clock.fastForward(61_000);
  await page.getByRole('button', { name: 'Enviar um novo código' }).click();
  await expect.poll(() => readSmsCode(phone)).not.toBe(first);
  await page.getByLabel(code).pressSequentially(first);
  await expect(page.getByText(/Você ainda tem 4 tentativas/)).toBeVisible();
  await page.getByLabel(code).fill('');
  await page.getByLabel(code).pressSequentially(await readSmsCode(phone));
  await page.waitForURL(/\/payment\?/);
});
