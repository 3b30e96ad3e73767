import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { generateCpf } from '@brazilian-utils/brazilian-utils';
import { consentCookie, consentVersion } from '@/services/analytics/consent';
import type { SampleKind } from '@/contract/samples';
import { cards } from '@/testing/cards';
import { getTxid } from '@/testing/sandbox';
import { acceptTerms, chooseMethod, confirm, fillCard } from '../support/buyer';
import { createSample } from '../support/commerce';
import { fillContact, leaveContact } from '../support/contact';
import { payPix } from '../support/sandbox';
import { serveContainer, untilContainer } from '../support/serveContainer';
import { readSmsCode } from '../support/smsCode';
import { startTaggedWeb } from '../support/startTaggedWeb';
import { chooseLiveloPhone, payByCard } from '../support/steps';

let web: Awaited<ReturnType<typeof startTaggedWeb>>;

test.beforeAll(async () => {
  web = await startTaggedWeb();
});
test.afterAll(() => web.stop());

async function serveAgreed(context: BrowserContext) {
  const value = `granted.${consentVersion}.2026-01-01`;
  await context.addCookies([{ name: consentCookie, value, url: web.url }]);
  const container = await serveContainer(context, web.url);
  const list = () =>
    container.events().map(({ ecommerce = {}, event }) => {
      const { payment_type, promotion_id, value: amount } = ecommerce;
      return [event, payment_type ?? promotion_id ?? amount].join(' ');
    });
  const numbers = () =>
    container.events().flatMap(({ ecommerce }) => ecommerce?.transaction_id ?? []);
  const typedAt = (pathname: RegExp) =>
    container.foreign.filter((asked) => pathname.test(asked.page));
  return { ...container, list, numbers, typedAt };
}

async function expectListStays(page: Page, list: () => string[], expected: string[]) {
  await expect.poll(list).toEqual(expected);
  await page.waitForTimeout(700);
  expect(list()).toEqual(expected);
}

test('a Pix, over a reload and in two tabs: no purchase before it is paid, and one then', async ({
  context,
  page,
}) => {
  const { list } = await serveAgreed(context);
  await leaveContact(page, `${web.url}/lead?product=medcof`);
  await page.waitForURL(/\/payment\?/);
  await chooseMethod(page, 'Pix');
  await confirm(page);
  await page.waitForURL(/\/pix\?/);
  await untilContainer(page);
  await page.reload();
  await untilContainer(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await untilContainer(second);
  const before = ['generate_lead 3588', 'begin_checkout 3588', 'add_payment_info pix'];
  await expectListStays(page, list, before);
  const code = await page.getByLabel('Código Pix copia e cola').inputValue();
  await payPix(getTxid(code));
  await Promise.all([page, second].map((tab) => tab.waitForURL(/\/success\?/)));
  await Promise.all([page, second].map(untilContainer));
  await page.goBack();
  await page.goForward();
  await page.waitForURL(/\/success\?/);
  await untilContainer(page);
  await expectListStays(page, list, [...before, 'purchase 3588']);
});

test('two tabs that learn of a purchase at the same moment report it once', async ({ context }) => {
  const { list } = await serveAgreed(context);
  const tabs = await Promise.all([context.newPage(), context.newPage()]);
  for (const tab of tabs) {
    await tab.goto(`${web.url}/lead?product=medcof`);
    await untilContainer(tab);
  }
  const told = list().length;
  const purchases = Array.from({ length: 40 }, (_, sale) => `sale-${sale}`);
  const begin = Date.now() + 500;
  const tellAll = (tab: Page) =>
    tab.evaluate(
      async ([sales, first]) => {
        for (const [index, transaction_id] of sales.entries()) {
          const moment = first + index * 30;
          await new Promise((resolve) => setTimeout(resolve, moment - Date.now() - 5));
          while (Date.now() < moment);
          window.tags?.events.push({
            event: { event: 'purchase', ecommerce: { transaction_id, items: [] } },
          });
        }
      },
      [purchases, begin] as const,
    );
  await Promise.all(tabs.map(tellAll));
  await expectListStays(
    tabs[0],
    () => list().slice(told),
    purchases.map(() => 'purchase '),
  );
});

test('an add-on, the purchase, an offer after it and its own payment are reported in order', async ({
  context,
  page,
}) => {
  const { list, numbers, typedAt } = await serveAgreed(context);
  await leaveContact(page, `${web.url}/lead?product=aprovatotal`);
  await page.waitForURL(/\/order-bump-presentation\?/);
  await page.getByRole('checkbox', { name: /Sim, quero/ }).check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await payByCard(page);
  await page.waitForURL(/\/success\?/);
  await page.getByRole('button', { name: 'Conhecer a oferta' }).click();
  await page.waitForURL(/\/video\/upsell\?/);
  await page.getByRole('button', { name: 'Quero aproveitar a oferta' }).click();
  await page.waitForURL(/\/payment\/upsell\?/);
  await page.reload();
  await payByCard(page, cards.mastercard);
  await page.waitForURL(/\/success\/upsell\?/);
  await untilContainer(page);
  await page.reload();
  await untilContainer(page);
  await expect.poll(list).toContain('purchase 334.8');
  expect(list().filter((event) => !event.includes('promotion'))).toEqual([
    'generate_lead 718.8',
    'begin_checkout 838.8',
    'add_payment_info credit-card',
    'purchase 838.8',
    'begin_checkout 334.8',
    'add_payment_info credit-card',
    'purchase 334.8',
  ]);
  const offers = list().filter((event) => event.includes('promotion'));
  expect(offers.map((event) => event.split(' ')[0])).toEqual([
    'view_promotion',
    'select_promotion',
    'view_promotion',
    'select_promotion',
  ]);
  expect(new Set(offers).size).toBe(offers.length);
  expect(new Set(numbers()).size).toBe(2);
  expect(typedAt(/^\/payment/)).toEqual([]);
});

const medcof = { business: 'medcof', productCode: 'medcof-revalida' } as const;
const ms = { business: 'meusucesso', productCode: 'ms' } as const;

async function typeCard(page: Page): Promise<void> {
  await fillCard(page, { asksDocumentForCard: true }, cards.approved);
  await acceptTerms(page);
  await confirm(page);
}

async function payByPix(page: Page): Promise<void> {
  await chooseMethod(page, 'Pix');
  await confirm(page);
  await page.waitForURL(/\/pix\?/);
  await page.getByRole('button', { name: 'Simular pagamento' }).click();
}

type Product = typeof medcof | typeof ms;

const links: readonly [
  SampleKind,
  readonly Product[],
  (page: Page) => Promise<void>,
  method: string,
  end: RegExp,
][] = [
  ['invoice', [medcof, medcof], typeCard, 'credit-card', /\/success-invoice\?/],
  ['renew', [medcof, medcof], typeCard, 'credit-card', /\/success-invoice\?/],
  ['recovery', [medcof, ms], payByPix, 'pix', /\/success\?/],
  ['upgrade', [ms, ms], typeCard, 'credit-card', /\/success-invoice\?/],
];

for (const [kind, products, pay, method, end] of links) {
  test(`a buyer's payment links (${kind}), each counted on its own`, async ({ context, page }) => {
    const { list, numbers, typedAt } = await serveAgreed(context);
    const expected: unknown[] = [];
    for (const product of products) {
      const { path } = await createSample(kind, { ...product, operation: 'BR' });
      await page.goto(`${web.url}${path}`);
      await page.waitForLoadState();
      await page.reload();
      await pay(page);
      await page.waitForURL(end);
      await untilContainer(page);
      await expect.poll(() => list().length).toBe(expected.length + 3);
      const [, amount] = list().at(-1)?.split(' ') ?? [];
      expected.push(
        expect.stringMatching(/^begin_checkout \d/),
        expect.stringMatching(new RegExp(`^add_payment_info ${method}`)),
        `purchase ${amount ?? ''}`,
      );
      expect(list()).toEqual(expected);
    }
    expect(new Set(numbers()).size).toBe(products.length);
    expect(typedAt(/^\/(payment|renew|recovery|custom-offer)/)).toEqual([]);
  });
}

test('Livelo points pay a purchase, and no tag runs where its code is typed', async ({
  context,
  page,
}) => {
  const { list, typedAt } = await serveAgreed(context);
  await leaveContact(page, `${web.url}/lead?product=wup&route=livelo`);
  await page.waitForURL(/\/livelo\/cpf\?/);
  await page.getByLabel('CPF').pressSequentially(generateCpf());
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.waitForURL(/\/livelo\/select-device\?/);
  const lastDigits = await chooseLiveloPhone(page);
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await page.waitForURL(/\/livelo\/code\?/);
  await page.getByLabel('Código recebido por SMS').pressSequentially(await readSmsCode(lastDigits));
  await page.waitForURL(/\/livelo\/payment-method\?/);
  await page.getByRole('radio', { name: 'Só pontos' }).check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.waitForURL(/\/livelo\/payment\?/);
  await acceptTerms(page);
  await confirm(page);
  await page.waitForURL(/\/success\?/);
  await untilContainer(page);
  await expect.poll(list).toContain('purchase 1188');
  expect(list().filter((event) => !event.includes('promotion'))).toEqual([
    'generate_lead 1188',
    'begin_checkout 1188',
    'add_payment_info livelo',
    'purchase 1188',
  ]);
  expect(typedAt(/^\/livelo/)).toEqual([]);
});

test('a payment page without a buyer begins no payment, and its document runs no tag after the way back', async ({
  context,
  page,
}) => {
  const { list } = await serveAgreed(context);
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await page.goto(`${web.url}/payment?product=medcof`);
  await page.waitForURL(/\/lead\?/);
  await page.waitForFunction(() => window.tags?.onConsent !== undefined);
  await fillContact(page);
  await payByCard(page);
  await page.waitForURL(/\/success\?/);
  await untilContainer(page);
  await expectListStays(page, list, [
    'generate_lead 3588',
    'begin_checkout 3588',
    'add_payment_info credit-card',
    'purchase 3588',
  ]);
  expect(refused).toEqual([]);
});

test('a card page that is copied into another tab is reported once', async ({ context, page }) => {
  const { list } = await serveAgreed(context);
  await leaveContact(page, `${web.url}/lead?product=medcof`);
  await page.waitForURL(/\/payment\?/);
  await page.waitForFunction(() => window.sessionStorage.getItem('waitingEvents') !== null);
  // The copy has the waiting events of this tab, as a copy from the browser's own menu has.
  const copied = context.waitForEvent('page');
  await page.evaluate(() => void window.open(window.location.href));
  const copy = await copied;
  for (const tab of [page, copy]) {
    await tab.goto(`${web.url}/lead?product=medcof`);
    await untilContainer(tab);
  }
  await expectListStays(page, list, ['generate_lead 3588', 'begin_checkout 3588']);
});
