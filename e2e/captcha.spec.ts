import { chromium, expect, test } from '@playwright/test';
import { cards } from '@/testing/cards';
import { acceptTerms, confirm, fillCard, fillLead, products, reachPayment } from './support/buyer';
import { openOrder } from './support/openOrder';
import { readRun } from './support/run';
import { seemOnline } from './support/seemOnline';

const [product] = products;
const leadPage = `/lead?product=${product.key}`;
const challenges = '**/api/v1/captcha/**';

test.beforeEach(({ page }) => seemOnline(page));

test('a buyer pays with captchas that are solved in the background, from the first focus on', async ({
  page,
}) => {
  const asked: string[] = [];
  const sent: { url: string; header: string | undefined; body: unknown }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/v1/captcha/')) asked.push(pathname);
    if (request.method() !== 'POST' || !/\/(lead|payment)$/.test(pathname)) return;
    const body: unknown = request.postDataJSON();
    sent.push({ url: pathname, header: request.headers()['captcha-token'], body });
  });
  await page.goto(leadPage);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.getByLabel('Nome Completo').focus();
  await expect.poll(() => asked).toEqual(['/api/v1/captcha/lead']);

  await reachPayment(page, product);
  await fillCard(page, product, cards.approved);
  await acceptTerms(page);
  await confirm(page);
  await page.waitForURL(/\/success/);
  const lead = sent.find(({ url }) => url.endsWith('/lead'));
  expect(lead?.header).toMatch(/^[\w+/=]{100,}$/);
  const payment = sent.find(({ url }) => url === '/api/v2/payment');
  expect(payment?.body).toMatchObject({ captchaToken: expect.stringMatching(/^[\w+/=]{100,}$/) });
  expect(asked).toContain('/api/v1/captcha/payment');
});

test('where captchas are blocked the page says what to do, and keeps the typed details', async ({
  page,
}) => {
  await page.route(challenges, (route) => route.abort('blockedbyclient'));
  await page.goto(leadPage);
  await fillLead(page, product);
  const name = await page.getByLabel('Nome Completo').inputValue();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText(/vem de uma pessoa.*outro navegador/)).toBeVisible();
  await expect(page.getByLabel('Nome Completo')).toHaveValue(name);

  await page.unroute(challenges);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/lead'));
});

test('a payment without a captcha is not sent, and the form keeps its card', async ({ page }) => {
  await reachPayment(page, product);
  await page.route(challenges, (route) => route.abort('blockedbyclient'));
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v2/payment')) sent.push(request.url());
  });
  await page.reload();
  await fillCard(page, product, cards.approved);
  await acceptTerms(page);
  await confirm(page);
  await expect(page.getByText(/vem de uma pessoa. Nada foi cobrado/)).toBeVisible();
  expect(sent).toEqual([]);
  await expect(page.getByLabel('Número do cartão')).toHaveValue('4111 1111 1111 1111');
  await page.unroute(challenges);
  await confirm(page);
  await page.waitForURL(/\/success/);
});

test('a typed voucher has a captcha of its own, and the link then holds the voucher', async ({
  page,
}) => {
  await reachPayment(page, product);
  await expect(page.getByLabel('Número do cartão')).toBeVisible();
  await openOrder(page);
  const tried = page.waitForRequest(/\/api\/v2\/product\/.*voucher=NADA/);
  await page.getByRole('button', { name: 'Tenho um cupom' }).click();
  const field = page.getByLabel('Cupom de desconto');
  await field.fill('NADA');
  await page.getByRole('button', { name: 'Aplicar' }).click();
  const payload: unknown = JSON.parse(
    Buffer.from((await tried).headers()['captcha-token'] ?? '', 'base64').toString(),
  );
  expect(payload).toMatchObject({ challenge: { parameters: { data: { action: 'voucher' } } } });
  await expect(
    page.getByText('Este cupom não existe ou não vale para este produto.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/[?&]voucher=NADA(?:&|$)/);
});

test('a phone can leave a lead on a computer of the office, without https', async () => {
  const { baseUrl, chromium: program } = readRun(process.env);
  const { port } = new URL(baseUrl);
  const browser = await chromium.launch({
    executablePath: program,
    args: ['--no-sandbox', '--host-resolver-rules=MAP computer.office.example 127.0.0.1'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`http://computer.office.example:${port}${leadPage}`);
    expect(await page.evaluate(() => [isSecureContext, 'subtle' in crypto])).toEqual([
      false,
      false,
    ]);
    await fillLead(page, product);
    const sent = page.waitForRequest(/\/api\/v1\/lead$/);
    await page.getByRole('button', { name: 'Continuar' }).click();
    expect((await sent).headers()['captcha-token']).toMatch(/^[\w+/=]{100,}$/);
    await page.waitForURL((url) => !url.pathname.startsWith('/lead'));
  } finally {
    await browser.close();
  }
});
