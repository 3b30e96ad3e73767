import { expect, test, type Page } from '@playwright/test';
import { cards } from '@/testing/cards';
import { fillCard, fillMozambicanAddress, products, reachPayment } from './support/buyer';
import { leaveContact, markets } from './support/contact';
import { routeOnce } from './support/routeOnce';
import { seePresentation } from './support/steps';
import { untilUsable } from './support/untilUsable';

const unknown = {
  'Missing product': 'product=nothing',
  'Missing product, an empty link': '',
  'Missing product behind a placeholder': 'product=query_param_product',
  'Product load failure': 'product=medcof&planId=nothing',
  'Product of a plan': 'planId=nothing',
  'Offer load failure': 'product=medcof&offer=nothing',
  'Seller lookup failure': 'product=medcof&seller=nobody',
};

for (const [situation, query] of Object.entries(unknown)) {
  test(`${situation}: 307 to /expired-link with the query`, async ({ request }) => {
    const answer = await request.get(`/lead?${query}`, { maxRedirects: 0 });
    expect(answer.status()).toBe(307);
    expect(answer.headers().location).toBe(query ? `/expired-link?${query}` : '/expired-link');
  });
}

test('Missing product: the original query survives byte for byte and cannot add a header', async ({
  request,
}) => {
  const query = 'product=nothing&a=%20b&c=+d&e=%0d%0aSet-Cookie:x=1&f&a=2&g=//evil.example';
  for (const path of ['/lead', '/payment', '/upsell-payment', '/subscription-welcome']) {
    const answer = await request.get(`${path}?${query}`, { maxRedirects: 0 });
    expect(answer.status()).toBe(307);
    expect(answer.headers().location).toBe(`/expired-link?${query}`);
    // At most the cookie for the unresolved page, with nothing of the link in it.
    expect(answer.headers()['set-cookie'] ?? '').toMatch(
      /^(unresolved-page=[\w-]{16}[\w%-]+; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax)?$/,
    );
  }
});

test('Missing product, in a navigation of an open page: the original query survives byte for byte', async ({
  page,
}) => {
  await page.goto('/lead?product=ms&source=mail/x');
  await page.waitForFunction('window.next?.router');
  const lost = 'product=nothing&a=%20b&source=mail/x';
  await page.evaluate(`window.next.router.push('/lead?${lost}')`);
  await page.waitForURL(/\/expired-link/);
  expect(page.url()).toMatch(new RegExp(`/expired-link\\?${lost.replaceAll('/', '\\/')}$`));
});

test('Seller lookup failure: the page says what to do and where to get help, and goes on without the seller', async ({
  page,
}) => {
  await page.goto('/lead?product=ms&seller=nobody');
  await expect(page).toHaveURL(/\/expired-link\?product=ms&seller=nobody$/);
  await expect(page).toHaveTitle('Checkout - meuSucesso');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Este link não está mais disponível' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tentar novamente' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Continuar mesmo assim' })).toHaveAttribute(
    'href',
    '/lead?product=ms',
  );
  await expect(page.getByRole('link', { name: /Conversar no WhatsApp/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+$/,
  );
});

test('Offer load failure: a product without a contact says whom to ask, who sells, and shows its price', async ({
  page,
}) => {
  await page.goto('/lead?product=mls&offer=nothing');
  await expect(page.getByText('Vendido por Mentoring League Society')).toBeVisible();
  await expect(page.getByText('Pagamento seguro')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Como resolver' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Pedir novo link no WhatsApp/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copiar o link' })).toBeVisible();
  await page.getByRole('link', { name: 'Ver o preço atual' }).click();
  await expect(page).toHaveURL(/\/lead\?product=mls$/);
  await expect(page.getByLabel('Nome Completo')).toBeVisible();
});

test('Cookies disabled: a notice replaces the page until they are on', async ({ page }) => {
  await page.addInitScript(() => {
    // As in Chromium with all cookies blocked: `navigator.cookieEnabled` stays true.
    if (window.name !== 'on') {
      Object.defineProperty(Document.prototype, 'cookie', {
        get: () => '',
        set: () => undefined,
      });
    }
  });
  await page.goto('/lead?product=medcof&x=%20');
  const notice = page.getByRole('alert').filter({ hasText: 'cookies' });
  await expect(notice).toContainText('Os cookies do seu navegador estão desativados');
  await expect(notice).toContainText('Ative e tente novamente.');
  await expect(page.getByLabel('Nome Completo')).toBeHidden();
  await page.evaluate(() => {
    window.name = 'on';
  });
  await page.getByRole('link', { name: 'Tentar novamente' }).click();
  await expect(page.getByLabel('Nome Completo')).toBeVisible();
  expect(new URL(page.url()).search).toBe('?product=medcof&x=%20');
});

const answerOnce = (page: Page, url: string, status: number, problem: object) =>
  routeOnce(page, url, (route) =>
    route.fulfill({
      status,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: 'about:blank', title: '', status, ...problem }),
    }),
  );

test('Mozambique general error and payment error: the texts of docs/behaviour.md 8', async ({
  page,
}) => {
  await answerOnce(page, '**/api/v1/lead', 500, { code: 'internal_error' });
  const phone = await leaveContact(page, '/lead?product=ms&locale=pt-MZ', markets.mozambique);
  await expect(
    page
      .getByRole('alert')
      .getByText('Ocorreu um erro inesperado, por gentileza tente novamente mais tarde', {
        exact: true,
      }),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Continuar' }).click();
  await seePresentation(page, phone);
  await page.waitForURL(/\/payment\?/);
  await answerOnce(page, '**/api/v2/payment', 402, {
    code: 'payment_declined',
    reason: 'processing_error',
  });
  await fillCard(page, { asksDocumentForCard: false }, cards.approved);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await fillMozambicanAddress(page);
  await page.getByRole('checkbox', { name: /Li e aceito/ }).check();
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await expect(
    page.getByText('Não conseguimos processar a transação. Faça uma nova tentativa.', {
      exact: true,
    }),
  ).toBeVisible();
});

test('Uncaught render error: logged as fatal, and the page offers the way back', async ({
  page,
}) => {
  const fatal: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('[fatal]')) fatal.push(message.text());
  });
  // Stands for a service that breaks its contract.
  await page.route('**/_next/data/**/payment.json*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/"plans":\[.*?\],"voucher"/, '"plans":0,"voucher"');
    await route.fulfill({ response: answer, body });
  });
  await leaveContact(page, '/lead?product=medcof&seller=ana');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Algo deu errado nesta página' }),
  ).toBeVisible();
  await expect.poll(() => fatal.length).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Voltar ao início da compra' }).click();
  await expect(page.getByLabel('Nome Completo')).toBeVisible();
  expect(new URL(page.url()).search).toBe('?product=medcof&seller=ana');
});

const contactMessages: [label: string | RegExp, typed: string, message: string][] = [
  ['Nome Completo', 'Maria', 'Preencha com nome e sobrenome'],
  ['Nome Completo', 'Maria 2', 'Insira apenas letras'],
  ['Nome Completo', `${'a'.repeat(41)} Silva`, 'Nome muito extenso'],
  ['E-mail', 'maria@', 'Insira um email válido'],
  [
    'Celular',
    '1187654',
    'Insira o DDD e um número de celular válido. Caso seja de fora do Brasil, selecione a bandeira no ícone ao lado.',
  ],
];

test('Field validation: the contact', async ({ page }) => {
  await page.goto('/lead?product=medcof');
  // A field that loses focus before hydration shows no error.
  await untilUsable(page);
  for (const [label, typed, message] of contactMessages) {
    await expect(page.getByText(message, { exact: true })).toBeHidden();
    await page.getByLabel(label, { exact: true }).fill('');
    await page.getByLabel(label, { exact: true }).pressSequentially(typed);
    await page.getByLabel(label, { exact: true }).blur();
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
});

const cardMessages: [label: string, typed: string, message: string][] = [
  ['Número do cartão', '4111111111111112', 'Revise o número do cartão'],
  ['Validade (MM/AA)', '1320', 'Revise a data de validade'],
  ['CVV', '1', 'Revise o código de segurança.'],
  ['CPF', '11111111111', 'Revise o CPF'],
];

test('Field validation: the card', async ({ page }) => {
  const [medcof] = products;
  await reachPayment(page, medcof);
  for (const [label, typed, message] of cardMessages) {
    await expect(page.getByText(message, { exact: true })).toBeHidden();
    await page.getByLabel(label, { exact: true }).pressSequentially(typed);
    await page.getByLabel(label, { exact: true }).blur();
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await page.getByLabel('Número do cartão').fill('');
  await page.getByLabel('Número do cartão').pressSequentially(cards.approved);
  await expect(page.getByText('Revise o número do cartão', { exact: true })).toBeHidden();
});

test('/generic-error says what happened and leads back with the query', async ({ page }) => {
  await page.goto('/generic-error?product=wup&locale=pt-MZ&x=%20');
  await expect(page.getByRole('alert').first()).toContainText(
    'Ocorreu um erro inesperado, por gentileza tente novamente mais tarde',
  );
  await expect(page.getByRole('link', { name: /Centro de ajuda/ })).toBeVisible();
  await page.getByRole('link', { name: 'Tentar novamente' }).click();
  await expect(page).toHaveURL(/\/lead\?product=wup&locale=pt-MZ&x=%20$/);
});
