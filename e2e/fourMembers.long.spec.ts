import { expect, test, type Page, type Route } from '@playwright/test';
import type { PaymentResponse } from '@/contract/payment';
import { cards } from '@/testing/cards';
import { buyer, chooseMethod, confirm } from './support/buyer';
import { leaveContact } from './support/contact';
import { getPaymentsCapturedTwice } from './support/ledger';
import { routeOnce } from './support/routeOnce';
import { getLedger } from './support/sandbox';
import { payByCard } from './support/steps';

const paymentCall = '**/api/v2/payment';

function countCalls(page: Page, path: string): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(path)) calls += 1;
  });
  return () => calls;
}

async function answerFourMembers(route: Route): Promise<void> {
  const response = await route.fetch();
  const answer = (await response.json()) as PaymentResponse;
  const { paymentProfileIds, redirect, route: next, token } = answer;
  await route.fulfill({ response, json: { token, redirect, paymentProfileIds, route: next } });
}

async function openPayment(page: Page): Promise<void> {
  await page.route(paymentCall, answerFourMembers);
  await leaveContact(page, '/lead?product=medcof');
  await page.waitForURL(/\/payment\?/);
}

async function payWithDocument(page: Page, method: 'Pix' | 'Boleto'): Promise<void> {
  await chooseMethod(page, method);
  await confirm(page);
}

test.describe('a service that answers only token, redirect, paymentProfileIds and route', () => {
  test('a card is paid', async ({ page }) => {
    await openPayment(page);
    await payByCard(page);
    await page.waitForURL(/\/success\?/);
    await expect(page.getByText('R$ 3.588,00').first()).toBeVisible();
  });

  test('a Pix shows its code', async ({ page }) => {
    await openPayment(page);
    await payWithDocument(page, 'Pix');
    await page.waitForURL(/\/pix\?/);
    await expect(page.getByLabel('Código Pix copia e cola')).toHaveValue(/^000201/);
  });

  test('a bank slip shows its line', async ({ page }) => {
    await openPayment(page);
    await payWithDocument(page, 'Boleto');
    await page.waitForURL(/\/success\?/);
    await expect(page.getByLabel('Linha digitável')).toBeVisible();
  });

  test('3-D Secure leads to the bank and back', async ({ page }) => {
    await openPayment(page);
    await payByCard(page, cards.threeDSecure);
    await page.getByRole('button', { name: 'Autorizar' }).click();
    await page.waitForURL(/\/success\?/);
  });
});

test('a redirect that is no web address is not opened', async ({ page }) => {
  await page.route(paymentCall, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as PaymentResponse;
    await route.fulfill({
      response,
      json: { ...answer, redirect: 'javascript:document.title="x"' },
    });
  });
  await leaveContact(page, '/lead?product=medcof');
  await payByCard(page, cards.threeDSecure);
  await expect(page.getByRole('link', { name: 'Ir para o banco' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/payment-verification');
  await expect(page).not.toHaveTitle('x');
});

test('after an answer from an intermediary the page looks up the payment, and the card is charged once', async ({
  page,
}) => {
  const countPayments = countCalls(page, '/api/v2/payment');
  await leaveContact(page, '/lead?product=medcof');
  await routeOnce(page, paymentCall, async (route) => {
    await route.fetch();
    await route.fulfill({ status: 200, contentType: 'text/html', body: '<title>Wi-Fi</title>' });
  });
  await payByCard(page);
  await page.waitForURL(/\/success\?/);
  expect(countPayments()).toBe(1);
  expect(getPaymentsCapturedTwice(await getLedger())).toEqual([]);
});

for (const [name, answer] of [
  ['an empty object', { status: 201, json: {} }],
  ['a redirect', { status: 307, headers: { location: '/healthcheck' } }],
] as const) {
  test(`a lead that is answered with ${name} shows an error and keeps the form`, async ({
    page,
  }) => {
    const countLeads = countCalls(page, '/api/v1/lead');
    await routeOnce(page, '**/api/v1/lead', (route) => route.fulfill(answer));
    await leaveContact(page, '/lead?product=medcof');
    await expect(page.getByRole('alert').filter({ hasText: 'Tente novamente' })).toBeVisible();
    await expect(page.getByLabel('Nome Completo')).toHaveValue(buyer.name);
    expect(new URL(page.url()).pathname).toBe('/lead');
    expect(countLeads()).toBe(1);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.waitForURL(/\/payment\?/);
  });
}
