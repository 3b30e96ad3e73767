import { expect, test, type Page } from '@playwright/test';
import { cards } from '@/testing/cards';
import { arrive } from '../support/arrive';
import { expectButtonInSight } from '../support/expectButtonInSight';
import { expectReceipt } from '../support/expectReceipt';
import { acceptTerms, buyer, confirm } from '../support/buyer';
import { leaveContact } from '../support/contact';
import { expectCapturedOnce } from '../support/expectCapturedOnce';
import { routeVisits } from '../support/routeVisits';
import { screens } from '../support/screenshots';
import { leaveOrderBump, payByCard, verifyPhone, watchVideo } from '../support/steps';
import { watchPayments } from '../support/watchPayments';

async function openOffer(page: Page): Promise<void> {
  await page.waitForURL(/\/success\?/);
  await page.getByRole('button', { name: 'Conhecer a oferta' }).click();
  await page.waitForURL(/\/video\/upsell\?/);
}

const acceptLessons = (page: Page) =>
  page
    .getByRole('button', { name: 'Sim, quero um desconto especial para ter aulas ao vivo' })
    .click();

test('wup: lessons are bought after the purchase, at half price and without a choice of profiles', async ({
  context,
  page,
}) => {
  const payments = watchPayments(context);
  const phone = await leaveContact(page, '/lead?product=wup');
  await verifyPhone(page, phone);
  await watchVideo(page, phone);
  await payByCard(page);
  await openOffer(page);
  const campaign = page.getByRole('region', { name: '50% de desconto para quem já é aluno' });
  await expect(campaign).toBeVisible();
  await expect(page.locator('[data-bar]').getByText(/R\$\s1\.494,00/)).toBeVisible();
  // The voucher behind the price is not in the page.
  expect(await page.content()).not.toContain('ALUNO50');
  await acceptLessons(page);
  await page.waitForURL(/\/payment\/upsell\?/);
  await expect(page.getByRole('img', { name: 'Etapa 2 de 3' })).toBeVisible();
  await payByCard(page, cards.mastercard);
  await page.waitForURL(/\/success\/upsell\?/);
  await expect(page.getByRole('heading', { level: 1, name: /compra confirmada/ })).toBeVisible();
  await expectCapturedOnce(payments, [118800, 149400]);
});

test('a desktop shows the price of an offer in a row below its words', async ({ page }) => {
  const visit = routeVisits.find(({ route }) => route === '/video/upsell');
  if (!visit) throw new Error('No visit of the offer.');
  await page.setViewportSize(screens.desktop);
  await page.goto(await arrive(page, visit));
  const campaign = page.getByRole('region', { name: '50% de desconto para quem já é aluno' });
  const getBox = (text: string) =>
    campaign.getByText(text).evaluate((part) => {
      const { bottom, top } = part.getBoundingClientRect();
      return { bottom, top, lines: (bottom - top) / parseFloat(getComputedStyle(part).lineHeight) };
    });
  const words = await getBox('O desconto já está no preço desta oferta.');
  const price = await getBox('12x de R$ 124,50');
  const terms = await getBox('sem juros, ou R$ 1.494,00');
  expect(Math.round(words.lines)).toBe(1);
  expect(price.top).toBeGreaterThan(words.bottom);
  expect(terms.top).toBeLessThan(price.bottom);
  expect(terms.bottom).toBeGreaterThan(price.top);
  await expectButtonInSight(page, 'desktop');
});

async function expectLessons(page: Page): Promise<void> {
  await page.waitForURL(/paidStep=upsell-payment/);
  await expect(page.getByRole('img', { name: 'Pagamento, etapa 2 de 3' })).toBeVisible();
  await expect(page.getByText('Wise Up Live').first()).toBeVisible();
  await expect(page.getByText('Wise Up Online', { exact: true })).toHaveCount(0);
  await expect(page.getByText(/R\$\s1\.494,00/).first()).toBeVisible();
}

test('wup: the pages that wait for the payment of the lessons show the lessons', async ({
  page,
}) => {
  const phone = await leaveContact(page, '/lead?product=wup');
  await verifyPhone(page, phone);
  await watchVideo(page, phone);
  await payByCard(page);
  await openOffer(page);
  await acceptLessons(page);
  await payByCard(page, cards.threeDSecure);
  await page.getByRole('button', { name: 'Autorizar' }).waitFor();
  await page.goBack();
  await page.waitForURL(/\/payment-verification\?/);
  await expectLessons(page);
  await page.getByRole('button', { name: 'Escolher outra forma de pagamento' }).click();
  await page.waitForURL(/\/payment\/upsell\?product=wup$/);
  await page.getByRole('radio', { name: 'Pix', exact: true }).check();
  await page.getByLabel('CPF', { exact: true }).fill(buyer.cpf);
  await acceptTerms(page);
  await confirm(page);
  await page.waitForURL(/\/pix\?/);
  await expectLessons(page);
  await page.reload();
  await expectLessons(page);
  await page.getByRole('button', { name: 'Simular pagamento' }).click();
  await page.waitForURL(/\/success\/upsell\?product=wup$/);
});

for (const route of ['/video/upsell', '/upsell-presentation', '/payment/upsell']) {
  test(`${route}: the document has the price of the offer`, async ({ request }) => {
    const document = await (await request.get(`${route}?product=wup`)).text();
    const [body = ''] = document.split('__NEXT_DATA__');
    expect(body.replaceAll('\u00a0', ' ')).toContain('12x de R$ 124,50');
  });
}

test('wup: the offer is declined, and the purchase stays', async ({ context, page }) => {
  const payments = watchPayments(context);
  const phone = await leaveContact(page, '/lead?product=wup');
  await verifyPhone(page, phone);
  await watchVideo(page, phone);
  await payByCard(page);
  await openOffer(page);
  await page.getByRole('button', { name: 'Não, muito obrigado' }).click();
  await page.waitForURL(/\/success\?product=wup$/);
  await expectReceipt(page, 'R$ 1.188,00');
  await expectCapturedOnce(payments, [118800]);
});

test('aprovatotal: an add-on before the payment, an upsell bought after it', async ({
  context,
  page,
}) => {
  const payments = watchPayments(context);
  await leaveContact(page, '/lead?product=aprovatotal');
  await page.waitForURL(/\/order-bump-presentation\?/);
  const extra = page.getByRole('checkbox', { name: /Sim, quero/ });
  await expect(extra).not.toBeChecked();
  await extra.check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await payByCard(page);
  await openOffer(page);
  await page.getByRole('button', { name: 'Quero aproveitar a oferta' }).click();
  await payByCard(page, cards.mastercard);
  await page.waitForURL(/\/success\/upsell\?/);
  await expectCapturedOnce(payments, [83880, 33480]);
});

test('performanc: the payment page of the upsell can be left for the purchase', async ({
  context,
  page,
}) => {
  const payments = watchPayments(context);
  const phone = await leaveContact(page, '/lead?product=performanc');
  await leaveOrderBump(page, phone);
  await payByCard(page);
  await openOffer(page);
  await page.getByRole('button', { name: 'Quero aproveitar a oferta' }).click();
  await page.waitForURL(/\/payment\/upsell\?/);
  await page.getByRole('button', { name: 'Não, muito obrigado' }).click();
  await page.waitForURL(/\/success\?product=performanc$/);
  await expectCapturedOnce(payments, [178800]);
});

test('wup: three profiles are chosen before the purchase, two of the lessons after it', async ({
  context,
  page,
}) => {
  const payments = watchPayments(context);
  const phone = await leaveContact(page, '/lead?product=wup&flowId=multiprofile');
  await page.waitForURL(/\/multiprofile-presentation\?/);
  await page.getByRole('radio', { name: /^3 perfis/ }).check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await verifyPhone(page, phone);
  await watchVideo(page, phone);
  await payByCard(page);
  await openOffer(page);
  await expect(page.getByRole('img', { name: 'Etapa 1 de 4' })).toBeVisible();
  await acceptLessons(page);
  await page.waitForURL(/\/multiprofile-upsell-presentation\?/);
  await expect(page.getByRole('img', { name: 'Etapa 2 de 4' })).toBeVisible();
  // The offer can be declined here as well, and accepted later.
  await page.getByRole('button', { name: 'Não, muito obrigado' }).click();
  await openOffer(page);
  await acceptLessons(page);
  await page.waitForURL(/\/multiprofile-upsell-presentation\?/);
  await page.getByRole('radio', { name: /^2 perfis/ }).check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.waitForURL(/\/payment\/upsell\?/);
  await expect(page.getByRole('img', { name: 'Etapa 3 de 4' })).toBeVisible();
  await payByCard(page, cards.mastercard);
  await page.waitForURL(/\/success\/upsell\?/);
  await expectCapturedOnce(payments, [190560, 268800]);
});
