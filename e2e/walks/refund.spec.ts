import { expect, test, type Page } from '@playwright/test';
import { forgeLink, getAccessPath } from '../support/buyerLinks';
import { getPayment } from '../support/commerce';
import { agePayment } from '../support/passTime';
import { exchangeAccess } from '../support/school';
import { screens } from '../support/screenshots';
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('O dinheiro foi devolvido');
  await expect(page.getByText(/O acesso terminou com a devolução/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Desistir/ })).toHaveCount(0);
  await page.goto('/success?product=medcof');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'O dinheiro desta compra foi devolvido',
  );
});

async function openClosed(page: Page, path: string) {
  const answer = await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return { status: answer?.status(), text: await page.getByRole('main').innerText() };
}

test('a link to an account leads on to the school, and a used, an expired and a forged one open the same page', async ({
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
  const facts = page.getByRole('region', { name: 'Para quem é o acesso' });
  await expect(page.getByRole('main').locator(facts)).toBeVisible();
  await page.setViewportSize(screens.desktop);
  await expect(page.locator('.pane').locator(facts)).toBeVisible();
  await expect(page.getByRole('main').locator(facts)).toHaveCount(0);

  const forged = await openClosed(page, forgeLink(path));
  expect(forged.status).toBe(404);
  expect(forged.text).toContain('Este link de acesso não vale mais');
  const threeDaysAgo = new Date(Date.now() - 73 * 3_600_000);
  expect(await openClosed(page, await getAccessPath(token, threeDaysAgo))).toEqual(forged);
  expect(await exchangeAccess(path)).not.toBeNull();
  expect(await openClosed(page, path)).toEqual(forged);
});

test('a refund link of another payment or of a former week gives nothing back', async ({
  page,
}) => {
  const seeded = await seedBuyer('medcof');
  const { token } = await seedPurchase(seeded, { key: 'medcof' });
  const { refundToken = '' } = await getPayment(token);
  const forged = await openClosed(page, forgeLink(`/refund/${refundToken}`));
  expect(forged.status).toBe(404);
  expect(forged.text).toContain('Não encontramos esta compra');
  expect(forged.text).not.toContain('MedCof');
  // A link of one kind opens nothing of another kind.
  const ofAccount = (await getAccessPath(token)).replace('/access/', '/refund/');
  expect(await openClosed(page, ofAccount)).toEqual(forged);

  await agePayment(token, 8);
  const late = await openClosed(page, `/refund/${refundToken}`);
  expect(late.text).toContain('Não é mais possível desistir por aqui');
  await expect(page.getByRole('button', { name: /^Desistir/ })).toHaveCount(0);
  expect((await getPayment(token)).state).toBe('paid');
});
