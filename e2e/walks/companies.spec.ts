import { formatCnpj, generateCnpj } from '@brazilian-utils/brazilian-utils';
import { expect, test } from '@playwright/test';
import { cards } from '@/testing/cards';
import { acceptTerms, confirm, fillCard } from '../support/buyer';
import { leaveContact } from '../support/contact';
import { expectCapturedOnce } from '../support/expectCapturedOnce';
import { watchPayments } from '../support/watchPayments';

const numbers = [1, 2] as const;

for (const version of numbers) {
  test(`a company buys with its CNPJ, in form ${version}`, async ({ context, page }) => {
    const typed = generateCnpj({ version });
    const payments = watchPayments(context);
    await leaveContact(page, '/lead?product=em');
    await page.waitForURL(/\/payment\?/);
    await fillCard(page, { asksDocumentForCard: false }, cards.approved);
    await page.getByRole('button', { name: 'Usar CNPJ' }).click();
    const field = page.getByLabel('CNPJ', { exact: true });
    await expect(field).toBeFocused();
    await field.pressSequentially(`${typed.slice(0, -1)}${typed.endsWith('1') ? 2 : 1}`);
    await acceptTerms(page);
    await confirm(page);
    await expect(page.getByText('Revise o CNPJ')).toBeVisible();
    await field.fill('');
    await field.pressSequentially(typed.toLowerCase());
    await expect(field).toHaveValue(formatCnpj(typed, { version }));
    await confirm(page);
    await page.waitForURL(/\/success\?/);
    await expectCapturedOnce(payments, [83880]);
  });
}

test('a number that is neither is marked as wrong, and a CNPJ in the field of the CPF is accepted', async ({
  page,
}) => {
  await leaveContact(page, '/lead?product=em');
  await page.waitForURL(/\/payment\?/);
  await page.getByRole('radio', { name: 'Pix', exact: true }).check();
  await page.getByLabel('CPF', { exact: true }).pressSequentially('529982247259');
  const field = page.getByLabel('CNPJ', { exact: true });
  await expect(field).toBeFocused();
  await field.blur();
  await expect(page.getByText('Revise este campo')).toBeVisible();
  const typed = generateCnpj();
  await field.fill(typed);
  await expect(field).toHaveValue(formatCnpj(typed));
  await acceptTerms(page);
  await confirm(page);
  await page.waitForURL(/\/pix\?/);
});
