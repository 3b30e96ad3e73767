import { expect, test } from '@playwright/test';
import { forgeLink, getReminderPath } from '../support/buyerLinks';
import { seedBuyer } from '../support/seededBuyer';

async function seedLink() {
  const { dataLead } = (await seedBuyer('medcof')).stored;
  const path = getReminderPath(dataLead.leadId);
  return { path, address: path.replace('/reminder/', '/api/unsubscribe/') };
}

test('opening the unsubscribe address asks first, and the button ends the reminders', async ({
  page,
}) => {
  const { address, path } = await seedLink();
  await page.goto(address);
  expect(new URL(page.url()).pathname).toBe(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Não quer mais lembretes?');
  await page.getByRole('button', { name: 'Não quero mais lembretes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Você não recebe mais lembretes',
  );
});

test('a mail program ends the reminders with one call, and a forged link ends nothing', async ({
  request,
}) => {
  const { address } = await seedLink();
  const oneClick = { form: { 'List-Unsubscribe': 'One-Click' } };
  expect((await request.post(address, oneClick)).status()).toBe(200);
  expect((await request.post(forgeLink(address), oneClick)).status()).toBe(404);
});
