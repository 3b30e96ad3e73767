import { expect, test, type Locator, type Page } from '@playwright/test';
import { productKeys } from '@/services/checkout/productKeys';
import { brandedProducts, type BrandedProduct } from './support/brandedProducts';
import { getViolations } from './support/getViolations';
import { finishedSteps } from './support/storeFinishedSteps';
import { screenNames, screens, takeShot, type Shot } from './support/screenshots';

interface Language {
  locale: 'pt-BR' | 'pt-MZ' | 'es-PE';
  /** What a link adds to be in this language. */
  query: string;
  phoneLabel: string;
  getStep: (current: number, total: number) => string;
  steps: { total: number; payment: number };
  formWidth: number;
}

const step = (word: string) => (current: number, total: number) => `${word} ${current} de ${total}`;

/** The languages that a product is sold in beside its own (docs/behaviour.md 2 and 3). */
const more: Record<string, Omit<Language, 'getStep'>[]> = {
  ms: [
    {
      locale: 'pt-MZ',
      query: '&locale=pt-MZ',
      phoneLabel: 'Telemóvel',
      steps: { total: 4, payment: 3 },
      formWidth: 465,
    },
  ],
  wup: [
    {
      locale: 'pt-MZ',
      query: '&locale=pt-MZ',
      phoneLabel: 'Telemóvel',
      steps: { total: 5, payment: 4 },
      formWidth: 465,
    },
    {
      locale: 'es-PE',
      query: '&flowId=peru',
      phoneLabel: 'Celular',
      steps: { total: 5, payment: 4 },
      formWidth: 485,
    },
  ],
};

const getLanguages = ({ formWidth, key, phoneLabel, steps }: BrandedProduct): Language[] => [
  { locale: 'pt-BR', query: '', phoneLabel, steps, formWidth, getStep: step('Etapa') },
  ...(more[key] ?? []).map((language) => ({
    ...language,
    getStep: step(language.locale === 'es-PE' ? 'Paso' : 'Etapa'),
  })),
];

async function finishStepsBeforePayment(page: Page): Promise<void> {
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) {
      localStorage.setItem(key, JSON.stringify(value));
    }
  }, finishedSteps);
}

async function expectLogo(page: Page, { brand, drawings }: BrandedProduct) {
  if (drawings === null) {
    await expect(page.locator('header')).toHaveText(new RegExp(`^(?:Voltar)?${brand}Etapa`));
    return;
  }
  const logo = page.locator('header').getByRole('img', { name: brand, exact: true });
  // The pane that it stands on is dark by day and night.
  await expect(logo).toHaveAttribute('src', `/brands/${drawings}/logo-dark.svg`);
  await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).not.toBe(0);
}

const getWidth = (part: Locator) =>
  part.evaluate((element) => element.getBoundingClientRect().width);

/** Where nothing stands beside it, a page is one column. */
async function expectOneColumn(page: Page): Promise<void> {
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect.poll(() => getWidth(page.locator(':has(> main)'))).toBe(505);
}

/** Looks at the page as it is now, on the phone and then on the desktop, and takes its pictures. */
async function look(
  page: Page,
  product: BrandedProduct,
  {
    formWidth,
    ...shot
  }: Omit<Shot, 'key' | 'screen'> & {
    page: 'lead' | 'payment';
    formWidth: number;
  },
  shown: readonly Locator[],
): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  for (const screen of screenNames) {
    await page.setViewportSize(screens[screen]);
    for (const part of shown) await expect(part).toBeVisible();
    await expectLogo(page, product);
    if (screen === 'desktop')
      await expect.poll(() => getWidth(page.locator('main form'))).toBe(formWidth);
    expect(await getViolations(page)).toEqual([]);
    await takeShot(page, { key: product.key, screen, ...shot });
  }
  await expectOneColumn(page);
  await page.setViewportSize(screens.phone);
}

const getBackground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** What the page complains of from now on. */
function watchComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
}

test('every product key is looked at', () => {
  expect(brandedProducts.map(({ key }) => key).sort()).toEqual(Object.keys(productKeys).sort());
});

for (const product of brandedProducts) {
  const { key } = product;
  test(`${key} looks and speaks as its brand, by day and night`, async ({ page }) => {
    const complaints = watchComplaints(page);
    for (const { formWidth, getStep, locale, phoneLabel, query, steps } of getLanguages(product)) {
      const getPosition = (current: number) =>
        page.getByRole('img', { name: getStep(current, steps.total) });
      const backgrounds: string[] = [];
      for (const mode of ['light', 'dark']) {
        await page.goto(`/lead?product=${key}&mode=${mode}${query}`);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page).toHaveTitle(/^Checkout - ./);
        const phone = page.getByLabel(phoneLabel, { exact: true });
        await look(page, product, { page: 'lead', locale, mode, formWidth }, [
          getPosition(1),
          phone,
        ]);
        backgrounds.push(await getBackground(page));
      }
      expect(new Set(backgrounds).size).toBe(2);

      await finishStepsBeforePayment(page);
      await page.goto(`/payment?product=${key}${query}`);
      const position = getPosition(steps.payment);
      await expect(position).toBeVisible();
      const mode = await page.evaluate(
        () => getComputedStyle(document.documentElement).colorScheme,
      );
      const method = page.getByRole('radio').first();
      await look(page, product, { page: 'payment', locale, mode, formWidth }, [position, method]);
      // Not taken back to an earlier step.
      expect(new URL(page.url()).pathname).toBe('/payment');
      await page.evaluate(() => {
        localStorage.clear();
      });
    }
    expect(complaints).toEqual([]);
  });
}
