import { expect, test } from '@playwright/test';
import type { PaymentRequest } from '@/contract/paymentRequest';
import { cards } from '@/testing/cards';
import { acceptTerms, confirm, fillCard, fillLead, products } from './support/buyer';
import { getCaptured } from './support/getCaptured';
import { holdCode } from './support/holdCode';
import { translatePages } from './support/translatePages';

const [medcof] = products;

// The other pages and links: earlyChoices, visits/translated and walks/translated.
test('a translator that is faster than the code loses nothing that was typed and pressed', async ({
  page,
}) => {
  const { getStaleTexts } = await translatePages(page, 'document');
  const releaseLead = await holdCode(page);
  await page.goto(`/lead?product=${medcof.key}`, { waitUntil: 'commit' });
  await fillLead(page, medcof);
  await page.getByRole('button', { name: 'Continuar' }).click();
  releaseLead();
  await page.waitForURL(/\/payment\?/);

  await page.unrouteAll();
  const releasePayment = await holdCode(page);
  await page.reload({ waitUntil: 'commit' });
  await page.getByLabel('Parcelas').selectOption('1');
  await page.getByLabel('Bandeira do cartão').selectOption('visa');
  await fillCard(page, medcof, cards.approved);
  await acceptTerms(page);
  await confirm(page);
  const order = page.waitForRequest(
    (request) => request.postData()?.includes('"paymentMethods"') === true,
  );
  releasePayment();
  const { paymentMethods } = (await order).postDataJSON() as PaymentRequest;
  expect(paymentMethods).toMatchObject([{ method: 'credit-card', installments: 1 }]);
  await page.waitForURL(/\/success\?/);
  await expect.poll(getCaptured).toEqual([358_800]);
  expect(await getStaleTexts()).toEqual([]);
});
