import { expect, test } from '@playwright/test';

import { forgeLink, getAccessPath } from '../support/buyerLinks';
import { getPayment } from '../support/commerce';
import { seedBuyer, seedPurchase } from '../support/seededBuyer';

test('a buyer cancels a purchase from the receipt, and the receipt shows the refund', async ({
  page,
}) => {
  const seeded = await seedBuyer('medcof');
  const { token } = await seedPurchase(seeded, { key: 'medcof' });
  await page.addInitScript(
    (stored) => {
      for (const [name, value] of Object.entries(stored))
        localStorage.setItem(name, JSON.stringify(value));
    },
    { ...seeded.stored, purchaseToken: token },
  );
  await page.goto('/success?product=medcof');
  await page.getByRole('link', { name: 'Desistir da compra' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quer desistir da compra?');
  const answer = await page.reload();
  expect(answer?.headers()['x-robots-tag']).toContain('noindex');
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(page.getByText(/volta para a mesma conta/)).toBeVisible();
  await page.getByRole('button', { name: /^Desistir e receber/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /Pedido de devolução recebido|O dinheiro foi devolvido/,
  );
  await expect.poll(async () => (await getPayment(token)).state).toBe('refunded');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('O dinheiro foi devolvido');
  await page.goto('/success?product=medcof');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'O dinheiro desta compra foi devolvido',
  );
});

test('a link to an account leads on to the school, and a forged one opens nothing', async ({
  page,
}) => {
  const seeded = await seedBuyer('medcof');
  const { token } = await seedPurchase(seeded, { key: 'medcof' });
  const path = await getAccessPath(token);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crie o seu acesso');
  const own = path.split('/').at(-1) ?? '';
  const onward = await page.getByRole('link', { name: 'Criar meu acesso' }).getAttribute('href');
  expect(onward).toContain(own);
  const answer = await page.goto(forgeLink(path));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este link não abre mais nada');
});
