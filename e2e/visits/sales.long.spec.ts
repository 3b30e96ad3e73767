import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { unbrandedThemeId } from '@/brands/neutral';
import type { Locale } from '@/contract/enumerations';
import { productKeys } from '@/services/checkout/productKeys';
import { themes } from '@/themes/registry';
import { brandedProducts } from '../support/brandedProducts';
import { brandedSales, type BrandedSale } from '../support/brandedSales';
import { expectButtonInSight } from '../support/expectButtonInSight';
import { expectNothingUnderBar } from '../support/expectNothingUnderBar';
import { takePicture } from '../support/pictures';
import { getWalkedPages, walkSale, type WalkedPage } from '../support/saleWalk';
import { screenNames, screens, showWhole, type Screen } from '../support/screenshots';
import { untilUsable } from '../support/untilUsable';
import { watchVisits } from '../support/visitPage';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const pictureFolder = path.resolve('e2e/screens');

const namePicture = (theme: string, name: WalkedPage) => (screen: Screen) => [
  theme,
  `${name}-${screen}.png`,
];

const pictures = brandedSales
  .filter(({ isFirstOfTheme }) => isFirstOfTheme)
  .flatMap((sale) =>
    getWalkedPages(sale).flatMap((name) =>
      screenNames.map((screen) => namePicture(sale.theme, name)(screen).join('/')),
    ),
  );

const getRow = (page: Page, label: string) => page.locator('dl > div', { hasText: label });

const getHelpStep = (page: Page) => page.getByText(/ o pedido [0-9A-F]{8}\.$/);

const getOrderNumber = (page: Page) => getRow(page, 'Número do pedido').locator('dd');

/** Gives each visit the same order number: a wider number may need another line. */
async function fixOrderNumber(page: Page): Promise<void> {
  await getOrderNumber(page).evaluateAll((numbers) => {
    for (const { firstChild } of numbers) if (firstChild) firstChild.nodeValue = '00000000';
  });
  await getHelpStep(page).evaluateAll((steps) => {
    for (const { firstChild } of steps)
      if (firstChild)
        firstChild.nodeValue = (firstChild.nodeValue ?? '').replace(/\S+$/, '00000000.');
  });
}

const getChanging: Record<WalkedPage, (page: Page) => Locator[]> = {
  lead: () => [],
  payment: () => [],
  pix: (page) => [
    page.getByLabel('Código Pix copia e cola'),
    // Found while hidden, so that it can be shown again.
    page.getByRole('img', { name: 'QR Code Pix', includeHidden: true }),
    page.getByRole('timer', { includeHidden: true }),
  ],
  success: (page) => [
    getRow(page, 'Data do pagamento'),
    getRow(page, 'Número do pedido'),
    getHelpStep(page),
    // The next events of a plan.
    page.getByText(/, das \d{2}:\d{2} às \d{2}:\d{2}$/),
  ],
};

const largestDocument = 18 * 1024;

const getLargestPicture = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const { url } = list.getEntries().at(-1) as PerformanceEntry & { url: string };
          resolve(url);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

const getWidth = (part: Locator) =>
  part.evaluate((element) => element.getBoundingClientRect().width);

async function expectLogo(page: Page, { brand, drawings }: BrandedSale) {
  const logo = page.locator('header').getByRole('img', { name: brand, exact: true });
  // The pane behind it is dark in both modes.
  await expect(logo).toHaveAttribute('src', `/brands/${drawings}/logo-dark.svg`);
  await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).not.toBe(0);
}

async function expectWidths(page: Page, { formWidth }: BrandedSale, screen: Screen) {
  if (screen === 'desktop') {
    await expect.poll(() => getWidth(page.locator('main form'))).toBe(formWidth);
    return;
  }
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect.poll(() => getWidth(page.locator(':has(> main)'))).toBe(505);
  await page.setViewportSize(screens.phone);
}

async function expectFormInSight(page: Page): Promise<void> {
  const field = page.locator('main :is(input:not([type=radio], [type=checkbox]), select)').first();
  const top = await field.evaluate((element) => element.getBoundingClientRect().top);
  expect(top, 'the first field').toBeLessThan(screens.phone.height);
}

/** The brand's illustration is seen by a buyer who arrives, and the button, too. */
async function expectPoster(page: Page): Promise<void> {
  const drawn = await page.locator('.pane-in-sight').evaluate((pane) => {
    const { borderImageSource, height } = getComputedStyle(pane, '::after');
    return { height: parseFloat(height), isDrawn: /hero[-\w]*\.svg/.test(borderImageSource) };
  });
  expect(drawn.isDrawn).toBe(true);
  expect(drawn.height).toBeGreaterThanOrEqual(120);
  const button = await page.locator('main button[type=submit]').boundingBox();
  expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThanOrEqual(screens.phone.height);
}

const orderLabels: Record<Locale, string> = {
  'pt-BR': 'Resumo do pedido',
  'pt-MZ': 'Resumo do pedido',
  'es-PE': 'Resumen del pedido',
};

const untilShown: Record<WalkedPage, (page: Page, sale: BrandedSale) => Promise<void>> = {
  lead: (page, { phoneLabel }) =>
    expect(page.getByLabel(phoneLabel, { exact: true })).toBeVisible(),
  payment: async (page, { locale }) => {
    // One way alone is a heading.
    await expect(
      page.locator('main').getByRole('radio').or(page.locator('.way')).first(),
    ).toBeVisible();
    await expect(page.getByLabel(orderLabels[locale])).toBeAttached();
    // The server does not know the buyer.
    await expect(page.getByText('maria@exemplo.com.br')).toBeVisible();
  },
  pix: async (page) => {
    await expect(page.getByRole('img', { name: 'QR Code Pix' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Simular pagamento' })).toBeVisible();
  },
  success: (page) =>
    expect(page.getByRole('heading', { name: 'Detalhes da compra' })).toBeVisible(),
};

async function expectStep(page: Page, { locale, steps }: BrandedSale, current: number) {
  const word = locale === 'es-PE' ? 'Paso' : 'Etapa';
  const name = `${word} ${current} de ${steps.total}`;
  await expect(page.getByRole('img', { name })).toBeVisible();
}

async function expectBrand(page: Page, sale: BrandedSale, name: WalkedPage, screen: Screen) {
  expect(new URL(page.url()).pathname).toBe(`/${name}`);
  await expect(page.locator('html')).toHaveAttribute('lang', sale.locale);
  await expect(page).toHaveTitle(/^Checkout - ./);
  await fixOrderNumber(page);
  if (name !== 'lead' && name !== 'payment') return;
  expect(await getLargestPicture(page), 'its largest paint').toBe('');
  await expectLogo(page, sale);
  await expectStep(page, sale, name === 'lead' ? 1 : sale.steps.payment);
  if (name === 'payment') await expectButtonInSight(page, screen);
  if (name === 'payment' && screen === 'phone') await expectFormInSight(page);
  if (name === 'lead' && screen === 'phone') await expectPoster(page);
  await expectWidths(page, sale, screen);
}

test('every product key is visited, and every theme', () => {
  expect(brandedProducts.map(({ key }) => key).sort()).toEqual(Object.keys(productKeys).sort());
  const visited = brandedSales.filter(({ isFirstOfTheme }) => isFirstOfTheme);
  // No product of ours wears the fallback, nor what pages without a product wear.
  const ofNobody = ['neutral', unbrandedThemeId];
  const worn = Object.keys(themes).filter((theme) => !ofNobody.includes(theme));
  expect(visited.map(({ theme }) => theme).sort()).toEqual(worn.sort());
});

test('no picture is stored of a page that no test visits', () => {
  const kept = readdirSync(pictureFolder, { recursive: true, encoding: 'utf8' });
  const superfluous = kept
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => path.extname(file) !== '' && !pictures.includes(file));
  if (test.info().config.updateSnapshots !== 'changed')
    expect(superfluous, 'npm run screens:accept removes them').toEqual([]);
  else for (const file of superfluous) rmSync(path.join(pictureFolder, file));
});

const changes: Record<string, (page: Page) => Promise<unknown>> = {
  'a line stands 4 px lower': (page) =>
    page.getByText('Pagamento seguro').evaluate((line) => {
      line.style.transform = 'translateY(4px)';
    }),
  'a button has another colour': (page) =>
    page.getByRole('button', { name: 'Continuar' }).evaluate((button) => {
      button.style.filter = 'hue-rotate(40deg)';
    }),
  'a label has another word': (page) =>
    page.getByText('Nome Completo').evaluate((label) => {
      label.textContent = 'Nome Inteiro';
    }),
};

for (const [name, change] of Object.entries(changes)) {
  test(`a change gives another picture: ${name}`, async ({ page }) => {
    const accepted = namePicture('medcof', 'lead')('phone');
    await page.goto('/lead?product=medcof&mode=light');
    await untilUsable(page);
    await page.evaluate(() => document.fonts.ready);
    await showWhole(page, screens.phone);
    expect(await takePicture(page, 'phone')).toMatchSnapshot(accepted);
    await change(page);
    expect(await takePicture(page, 'phone')).not.toMatchSnapshot(accepted);
  });
}

for (const sale of brandedSales) {
  const { isFirstOfTheme, key, locale, query, theme } = sale;
  test(`${key} in ${locale}: every page has its brand, and is fit for every buyer`, async ({
    page,
  }) => {
    const visit = watchVisits(page);
    await walkSale(page, sale, (name) =>
      visit({
        link: `/${name}?${query}`,
        shot: { key, page: name },
        // The call for the events of a plan.
        ...(name === 'success' && { lastAnswer: /\/tickets\b/ }),
        ...((name === 'lead' || name === 'payment') && { largestDocument }),
        untilShown: (visited) => untilShown[name](visited, sale),
        look: (visited, screen) => expectBrand(visited, sale, name, screen),
        use: async (visited, screen) => {
          if (name === 'payment' && screen === 'phone') await expectNothingUnderBar(visited);
        },
        ...(isFirstOfTheme && {
          picture: { name: namePicture(theme, name), changing: getChanging[name](page) },
        }),
      }),
    );
  });
}
