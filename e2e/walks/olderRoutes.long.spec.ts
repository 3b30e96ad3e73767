import { expect, test } from '@playwright/test';
import { cards } from '@/testing/cards';
import { acceptTerms, confirm, fillCard } from '../support/buyer';
import { leaveContact } from '../support/contact';
import { leaveOrderBump, payByCard, verifyPhone, watchVideo } from '../support/steps';

test('performanc: the older addresses of the upsell pages work up to the welcome page', async ({
  page,
}) => {
  const query = 'product=performanc&x=a%20b';
  const phone = await leaveContact(page, `/lead?${query}`);
  await leaveOrderBump(page, phone);
  await page.waitForURL(/\/payment\?/);
  await page.goto(`/upsell-payment?${query}`);
  // Nothing has been bought yet.
  await page.waitForURL(/\/payment\?/);
  await payByCard(page);
  await page.waitForURL(/\/success\?/);

  await page.goto(`/upsell-presentation?${query}`);
  await expect(page.getByRole('img', { name: 'Etapa 1 de 3' })).toBeVisible();
  await page.getByRole('button', { name: 'Quero aproveitar a oferta' }).click();
  await page.waitForURL(/\/payment\/upsell\?/);
  const title = /^Gravações.*: como você quer pagar\?$/;
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.goto(`/upsell-payment?${query}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Voltar' })).toBeVisible();
  await fillCard(page, { asksDocumentForCard: true }, cards.mastercard);
  await acceptTerms(page);
  await confirm(page);
  await page.waitForURL(/\/success\/upsell\?product=performanc&x=a%20b$/);

  await page.goto(`/subscription-welcome?${query}`);
  await expect(page.getByRole('heading', { level: 1, name: /Boas-vindas!/ })).toBeVisible();
  await page.getByRole('button', { name: 'Ver os detalhes da compra' }).click();
  await page.waitForURL(/\/success\/upsell\?/);
});

test('wup: the offer after the purchase leads to a chat on WhatsApp', async ({ page }) => {
  const query = 'product=wup&flowId=upsell-whatsapp';
  const phone = await leaveContact(page, `/lead?${query}`);
  await verifyPhone(page, phone);
  await watchVideo(page, phone);
  await payByCard(page);
  await page.getByRole('button', { name: 'Conhecer a oferta' }).click();
  await page.waitForURL(/\/video\/upsell\?/);
  const chat = page.getByRole('link', {
    name: /^Sim, quero um desconto especial para ter aulas ao vivo/,
  });
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/5511900000000\?text=/);
  await expect(chat).toHaveAttribute('target', '_blank');
  await expect(chat).toHaveAttribute('rel', 'noopener noreferrer');
  await page.getByRole('button', { name: 'Não, muito obrigado' }).click();
  await page.waitForURL(/\/success\?product=wup&flowId=upsell-whatsapp$/);
});

test('a page that only other flows have leads to the step where the buyer stopped', async ({
  page,
}) => {
  await page.goto('/video?product=medcof');
  await page.waitForURL(/\/lead\?product=medcof$/);
  await leaveContact(page, '/lead?product=medcof');
  await page.waitForURL(/\/payment\?/);
  await page.goto('/payment/upsell?product=medcof');
  await page.waitForURL(/\/payment\?product=medcof$/);
});
