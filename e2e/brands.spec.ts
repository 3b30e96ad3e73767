import path from 'node:path';
import { expect, test, type Page, type TestInfo } from '@playwright/test';
import { productKeys } from '@/services/checkout/productKeys';
import { brandedProducts, type BrandedProduct } from './support/brandedProducts';
import { getViolations } from './support/getViolations';
import { fileOfShot, screenshotFolder, type Shot } from './support/screenshots';

interface Language {
  locale: 'pt-BR' | 'pt-MZ' | 'es-PE';
  /** What a link adds to be in this language. */
  query: string;
  phoneLabel: string;
  getStep: (current: number, total: number) => string;
  steps: { total: number; payment: number };
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
    },
  ],
  wup: [
    {
      locale: 'pt-MZ',
      query: '&locale=pt-MZ',
      phoneLabel: 'Telemóvel',
      steps: { total: 5, payment: 4 },
    },
    {
      locale: 'es-PE',
      query: '&flowId=peru',
      phoneLabel: 'Celular',
      steps: { total: 5, payment: 4 },
    },
  ],
};

const getLanguages = ({ key, phoneLabel, steps }: BrandedProduct): Language[] => [
  { locale: 'pt-BR', query: '', phoneLabel, steps, getStep: step('Etapa') },
  ...(more[key] ?? []).map((language) => ({
    ...language,
    getStep: step(language.locale === 'es-PE' ? 'Paso' : 'Etapa'),
  })),
];

/** A buyer who has done all that a flow asks before the payment. */
const finishedSteps = {
  dataLead: {
    leadId: '0b0f3a1e-6b1c-4c39-9d5c-0d8f5a1f8f10',
    name: 'Maria da Silva',
    email: 'maria@exemplo.com.br',
    phone: '+5511987654321',
  },
  verifiedLeadId: '0b0f3a1e-6b1c-4c39-9d5c-0d8f5a1f8f10',
  chosenSchool: { region: 'SP', city: 'sao-paulo', unit: 'paulista', name: 'Paulista' },
};

async function finishStepsBeforePayment(page: Page): Promise<void> {
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) {
      localStorage.setItem(key, JSON.stringify(value));
    }
  }, finishedSteps);
}

async function expectLook(page: Page, { brand, drawings }: BrandedProduct, mode: string) {
  const logo = page.locator('header').getByRole('img', { name: brand, exact: true });
  const file = mode === 'dark' ? 'logo-dark.svg' : 'logo.svg';
  await expect(logo).toHaveAttribute('src', `/brands/${drawings}/${file}`);
  await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).not.toBe(0);
  await page.evaluate(() => document.fonts.ready);
  expect(await getViolations(page)).toEqual([]);
}

async function takeShot(page: Page, shot: Omit<Shot, 'screen'>, info: TestInfo): Promise<void> {
  const file = fileOfShot({ ...shot, screen: info.project.name });
  await page.screenshot({
    path: path.join(screenshotFolder, file),
    type: 'jpeg',
    quality: 80,
    animations: 'disabled',
  });
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
  test(`${key} looks and speaks as its brand, by day and night`, async ({ page }, info) => {
    const complaints = watchComplaints(page);
    for (const { getStep, locale, phoneLabel, query, steps } of getLanguages(product)) {
      const backgrounds: string[] = [];
      for (const mode of ['light', 'dark']) {
        await page.goto(`/lead?product=${key}&mode=${mode}${query}`);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page).toHaveTitle(/^Checkout - ./);
        await expect(page.getByRole('img', { name: getStep(1, steps.total) })).toBeVisible();
        await expect(page.getByLabel(phoneLabel, { exact: true })).toBeVisible();
        await expectLook(page, product, mode);
        backgrounds.push(await getBackground(page));
        await takeShot(page, { key, page: 'lead', locale, mode }, info);
      }
      expect(new Set(backgrounds).size).toBe(2);

      await finishStepsBeforePayment(page);
      await page.goto(`/payment?product=${key}${query}`);
      const position = getStep(steps.payment, steps.total);
      await expect(page.getByRole('img', { name: position })).toBeVisible();
      await expect(page.getByRole('radio').first()).toBeVisible();
      const mode = await page.evaluate(
        () => getComputedStyle(document.documentElement).colorScheme,
      );
      await expectLook(page, product, mode);
      await takeShot(page, { key, page: 'payment', locale, mode }, info);
      // Not taken back to an earlier step.
      expect(new URL(page.url()).pathname).toBe('/payment');
      await page.evaluate(() => {
        localStorage.clear();
      });
    }
    expect(complaints).toEqual([]);
  });
}
