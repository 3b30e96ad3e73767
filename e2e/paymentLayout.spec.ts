import { expect, test, type Page } from '@playwright/test';
import { cards } from '@/testing/cards';
import { arrive } from './support/arrive';
import { fillCard, products, reachPayment } from './support/buyer';
import { getPayment } from './support/commerce';
import { leaveContact } from './support/contact';
import { reachTrialPayment } from './support/reachTrialPayment';
import { routeVisits } from './support/routeVisits';
import { screens } from './support/screenshots';
import { seedBuyer } from './support/seededBuyer';

const [medcof] = products;

const getPlaces = (page: Page, selector: string) =>
  page
    .locator(selector)
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { bottom, left, right, top } = element.getBoundingClientRect();
        return { bottom, left, right, top };
      }),
    );

const count = (numbers: readonly number[]) => new Set(numbers.map(Math.round)).size;

test('none of three ways to pay is left alone in a row', async ({ page }) => {
  await reachPayment(page, medcof);
  await expect(page.getByRole('radio').first()).toBeVisible();
  for (const textSize of ['100%', '200%'])
    for (const width of [320, 360, 390, 820, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), textSize);
      const tiles = await getPlaces(page, 'fieldset > div > label:has([name=method])');
      expect(tiles).toHaveLength(3);
      const rows = count(tiles.map(({ top }) => top));
      const columns = count(tiles.map(({ left }) => left));
      expect(`${rows} x ${columns}`, `${width} px, ${textSize}`).toMatch(/^(?:1 x 3|3 x 1)$/);
      expect(count(tiles.map(({ left, right }) => right - left))).toBe(1);
    }
});

test('one way to pay alone is no choice: it heads its form', async ({ page }) => {
  await reachTrialPayment(page);
  await expect(page.getByRole('radio')).toHaveCount(0);
  const way = page.getByRole('heading', { name: 'Cartão de crédito' });
  const number = page.getByLabel('Número do cartão');
  for (const size of [screens.phone, screens.desktop]) {
    await page.setViewportSize(size);
    await expect
      .poll(async () => {
        const [heading, field] = await Promise.all([way.boundingBox(), number.boundingBox()]);
        return (heading?.y ?? Infinity) < (field?.y ?? 0);
      })
      .toBe(true);
  }
});

test('a stored card of a long name keeps its mark in its tile', async ({ page }) => {
  const visit = routeVisits.find(({ route }) => route === '/payment/upsell');
  if (!visit) throw new Error('No visit of the payment of an upsell.');
  const link = await arrive(page, visit);
  const token = await page.evaluate(() => {
    const text = localStorage.getItem('purchaseToken') ?? '""';
    const profile = { token: JSON.parse(text) as string, paymentProfileId: 'profile' };
    sessionStorage.setItem('purchaseProfile', JSON.stringify(profile));
    return profile.token;
  });
  const storedCard = { company: 'american_express', lastDigits: '1005' };
  const payment = await getPayment(token);
  await page.route(`**/${token}`, (route) => route.fulfill({ json: { ...payment, storedCard } }));
  await page.goto(`${link}&locale=es-PE`);
  const stored = page.getByRole('radio', { name: 'Pagar con la tarjeta de la compra' });
  await expect(stored).toHaveAccessibleDescription('American Express terminada en 1005');
  const tile = page.locator('label', { has: stored });
  await expect(tile.locator('img')).toBeVisible();
  for (const { textSize, width } of [
    { width: 320, textSize: '100%' },
    { width: 390, textSize: '100%' },
    { width: 320, textSize: '200%' },
    { width: 390, textSize: '200%' },
    { width: 1280, textSize: '100%' },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), textSize);
    const { end, mark } = await tile.evaluate((label) => ({
      end: label.getBoundingClientRect().right,
      mark: label.querySelector('img')?.getBoundingClientRect().width,
    }));
    expect(end, `${width} px, ${textSize}`).toBeLessThanOrEqual(width);
    expect(mark, `${width} px, ${textSize}`).toBe(textSize === '100%' ? 32 : 64);
  }
});

test('on a desktop a card’s whole form is in sight', async ({ page }) => {
  await page.setViewportSize(screens.desktop);
  await reachPayment(page, medcof);
  await expect(page.getByLabel('CVV')).toBeVisible();
  const [terms] = await getPlaces(page, 'label:has([name=terms])');
  const [bar] = await getPlaces(page, '[data-bar]');
  expect(terms?.bottom).toBeLessThanOrEqual(bar?.top ?? 0);
  expect(bar?.bottom).toBeLessThanOrEqual(screens.desktop.height);
});

test('what is paid stands above the button, but for a long form in a low window', async ({
  page,
}) => {
  for (const { isShown, key, ...screen } of [
    { ...screens.phone, key: 'performanc', isShown: true },
    { ...screens.desktop, key: 'performanc', isShown: false },
    { ...screens.desktop, height: 1000, key: 'performanc', isShown: true },
    { ...screens.desktop, key: 'mls', isShown: true },
  ] as const) {
    await arrive(page, {
      route: '/payment',
      prepare: async () => ({ link: '', stored: (await seedBuyer(key)).stored }),
    });
    await page.setViewportSize(screen);
    await page.goto(`/payment?product=${key}`);
    await expect(page.getByLabel('CVV')).toBeVisible();
    const total = page.locator('.bar-total');
    const name = `${key}, ${screen.width}x${screen.height}`;
    await expect(total, name).toBeVisible({ visible: isShown });
    if (screen.width < screens.desktop.width) continue;
    const [terms] = await getPlaces(page, 'label:has([name=terms])');
    const [bar] = await getPlaces(page, '[data-bar]');
    expect(terms?.bottom, name).toBeLessThanOrEqual(bar?.top ?? 0);
  }
});

test('the amount and its total stand in one line above the button', async ({ page }) => {
  await reachPayment(page, medcof);
  await expect(page.getByLabel('CVV')).toBeVisible();
  for (const width of [320, 360, 390, 1280]) {
    await page.setViewportSize({ width, height: 1000 });
    const [amount, total] = await getPlaces(page, '.bar-total > *');
    const [line] = await getPlaces(page, '.bar-total');
    expect(total?.top, `${width} px`).toBeLessThan(amount?.bottom ?? 0);
    expect(total?.right).toBeCloseTo(line?.right ?? 0, 0);
  }
});

test('on the smallest phones the button covers no field', async ({ page }) => {
  await reachPayment(page, medcof);
  await expect(page.getByLabel('CVV')).toBeVisible();
  for (const height of [568, 640]) {
    await page.setViewportSize({ width: 320, height });
    await page.evaluate(() => {
      window.scrollTo(0, 0);
    });
    const [terms] = await getPlaces(page, 'label:has([name=terms])');
    const [bar] = await getPlaces(page, '[data-bar]');
    expect(terms?.bottom, `${height} px`).toBeGreaterThan(height);
    expect(bar?.top, `${height} px`).toBeGreaterThanOrEqual(terms?.bottom ?? Infinity);
  }
});

test('the other document is offered in the row of the field, and covers no number', async ({
  page,
}) => {
  await reachPayment(page, medcof);
  await page.getByRole('button', { name: 'Usar CNPJ' }).click();
  await page.getByLabel('CNPJ', { exact: true }).pressSequentially('11222333000181');
  const input = page.getByLabel('CNPJ', { exact: true });
  const link = page.getByRole('button', { name: 'Usar CPF' });
  for (const width of [320, 375, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const [field, other] = [await input.boundingBox(), await link.boundingBox()];
    if (!field || !other) throw new Error('Field and link are not shown.');
    expect(other.height).toBeGreaterThanOrEqual(44);
    expect(other.y, `in the row at ${width} px`).toBeLessThan(field.y + field.height);
    const hidden = await input.evaluate(
      ({ clientWidth, scrollWidth }) => scrollWidth - clientWidth,
    );
    expect(hidden, `${width} px`).toBe(0);
  }
});

/** Runs in the browser. Where the first word of an element begins. */
function getStart(element: Element): number {
  const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  const range = document.createRange();
  range.selectNodeContents(words ?? element);
  return Math.round(range.getBoundingClientRect().left);
}

test('a hint begins where the words of its box begin', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await reachPayment(page, medcof);
  const label = await page.getByText('CPF', { exact: true }).evaluate(getStart);
  const hint = page.getByText('Para a emissão da nota fiscal');
  expect(await hint.evaluate(getStart)).toBe(label);
});

test('a billing address has its short fields side by side where both have room', async ({
  page,
}) => {
  await leaveContact(page, '/lead?product=instituto-destiny');
  await page.waitForURL(/\/payment\?/);
  await fillCard(page, { asksDocumentForCard: true }, cards.approved);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Endereço de cobrança');
  for (const { isRow, textSize, width } of [
    { width: 320, textSize: '100%', isRow: false },
    { width: 390, textSize: '100%', isRow: true },
    { width: 1280, textSize: '100%', isRow: true },
    { width: 1280, textSize: '200%', isRow: true },
    { width: 390, textSize: '200%', isRow: false },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), textSize);
    for (const pair of ['[name=number], [name=complement]', '[name=city], [name=state]']) {
      const tops = (await getPlaces(page, pair)).map(({ top }) => top);
      expect(count(tops) === 1, `${pair} at ${width} px, ${textSize}`).toBe(isRow);
    }
  }
});
