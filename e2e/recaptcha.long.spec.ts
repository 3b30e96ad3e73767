import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { cards } from '@/testing/cards';
import { acceptTerms, confirm, fillCard } from './support/buyer';
import { fillContact, leaveContact, markets } from './support/contact';
import { getViolations } from './support/getViolations';
import { getAsker } from './support/serveContainer';
import { readSmsCode } from './support/smsCode';
import { startGuardedCheckout } from './support/startGuardedCheckout';

let checkout: Awaited<ReturnType<typeof startGuardedCheckout>>;

test.beforeAll(async () => {
  checkout = await startGuardedCheckout();
});
test.afterAll(() => checkout.stop());

const script = `(function () {
  var badge = document.createElement('div');
  badge.className = 'grecaptcha-badge';
  badge.textContent = 'reCAPTCHA';
  var frame = document.createElement('iframe');
  frame.src = 'https://www.google.com/recaptcha/api2/anchor';
  badge.append(frame);
  document.body.append(badge);
  window.grecaptcha = {
    ready: function (then) { setTimeout(then, 50); },
    execute: function (key, options) {
      return fetch('https://www.google.com/recaptcha/api2/reload?k=' + key + '&action=' + options.action)
        .then(function (answer) { return answer.text(); });
    },
  };
})()`;

/** Serves the script in every tab. @returns the requests to Google, each with its page */
async function serveRecaptcha(context: BrowserContext, score = 0.9) {
  const asked: string[] = [];
  await context.route('https://www.google.com/recaptcha/**', async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    asked.push(`${getAsker(route.request())} ${pathname}`);
    const headers = { 'access-control-allow-origin': '*' };
    if (pathname.endsWith('/anchor'))
      return route.fulfill({ contentType: 'text/html', body: '<p>anchor</p>' });
    if (pathname.endsWith('/api.js'))
      return route.fulfill({ contentType: 'text/javascript', body: script });
    const action = searchParams.get('action') ?? '';
    return route.fulfill({ headers, body: checkout.google.createToken({ action, score }) });
  });
  return asked;
}

const hasRecaptcha = (page: Page) => page.evaluate(() => 'grecaptcha' in window);
const mark = (page: Page) => page.evaluate(() => (document.documentElement.id = 'marked'));
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.id === 'marked');
const policyOf = async (page: Page, address: string) =>
  (await page.request.get(`${checkout.url}${address}`)).headers()['content-security-policy'];

test('a lead uses reCAPTCHA, and its card is typed in another document, with proof of work instead', async ({
  page,
}) => {
  const asked = await serveRecaptcha(page.context());
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await page.goto(`${checkout.url}/lead?product=medcof`);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.getByLabel('Nome Completo').focus();
  await expect.poll(() => asked).toContain('/lead /recaptcha/api.js');
  await expect(page.locator('.grecaptcha-badge')).toBeVisible();
  await expect(page.locator('#captcha-notice')).toHaveCount(0);
  await mark(page);
  await fillContact(page);
  await page.waitForURL(/\/payment\?/);
  expect(await isMarked(page)).toBe(false);
  expect(await hasRecaptcha(page)).toBe(false);
  const [last] = checkout.google.asked.slice(-1);
  expect(last?.response).toMatch(/^03AF/);

  asked.length = 0;
  await fillCard(page, { asksDocumentForCard: true }, cards.approved);
  await acceptTerms(page);
  const paying = page.waitForRequest(/\/api\/v2\/payment$/);
  await confirm(page);
  expect((await paying).postDataJSON()).toMatchObject({
    captchaToken: expect.stringMatching(/^eyJ/),
  });
  await page.waitForURL(/\/success\?/);
  expect(asked).toEqual([]);
  expect(problems).toEqual([]);
});

test('the origins of reCAPTCHA are only in the policies of pages without a card', async ({
  page,
}) => {
  for (const address of ['/lead?product=medcof', '/phone-verification?product=conquer'])
    expect(await policyOf(page, address)).toContain('https://www.google.com/recaptcha/');
  for (const address of ['/payment?product=medcof', '/custom-offer?product=medcof'])
    expect(await policyOf(page, address)).not.toMatch(/google|gstatic/);
});

test('a text message requires reCAPTCHA, too', async ({ page }) => {
  const asked = await serveRecaptcha(page.context());
  const phone = await leaveContact(page, `${checkout.url}/lead?product=conquer`);
  await page.waitForURL(/\/phone-verification\?/);
  expect(await readSmsCode(phone)).toMatch(/^\d{6}$/);
  expect(asked).toContain('/phone-verification /recaptcha/api2/reload');
});

test('where reCAPTCHA is blocked or takes a buyer for a program, the page says what to do and keeps the typed details', async ({
  page,
}) => {
  await page.context().route('https://www.google.com/**', (route) => route.abort());
  await leaveContact(page, `${checkout.url}/lead?product=medcof`);
  const said = page.getByText(/vem de uma pessoa.*outro navegador/);
  await expect(said).toBeVisible();
  const name = await page.getByLabel('Nome Completo').inputValue();
  expect(name).not.toBe('');

  await page.context().unroute('https://www.google.com/**');
  await serveRecaptcha(page.context(), 0.1);
  // The message is still the one from before.
  const judged = page.waitForResponse(/\/api\/v1\/lead$/);
  await page.getByRole('button', { name: 'Continuar' }).click();
  expect((await judged).ok()).toBe(false);
  await expect(said).toBeVisible();
  await expect(page.getByLabel('Nome Completo')).toHaveValue(name);

  await page.context().unroute('https://www.google.com/recaptcha/**');
  await serveRecaptcha(page.context());
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.waitForURL(/\/payment\?/);
});

test('the Mozambique theme hides the badge, and shows the notice that Google requires instead', async ({
  page,
}) => {
  await serveRecaptcha(page.context());
  await page.goto(`${checkout.url}/lead?product=ms&locale=pt-MZ`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-MZ');
  const notice = page.locator('#captcha-notice');
  await expect(notice).toBeHidden();
  await page.getByLabel(markets.mozambique.name).focus();
  await expect(page.locator('.grecaptcha-badge')).toBeAttached();
  await expect(page.locator('.grecaptcha-badge')).toHaveCSS('visibility', 'hidden');
  await expect(notice).toHaveText(
    'Este sítio é protegido pelo reCAPTCHA; aplicam-se a Política de Privacidade e os Termos de Serviço da Google.',
  );
  await expect(notice.getByRole('link', { name: 'Política de Privacidade' })).toHaveAttribute(
    'href',
    'https://policies.google.com/privacy',
  );
  expect(await getViolations(page)).toEqual([]);
});
