import { expect, test, type Page } from '@playwright/test';
import type { LeadRequest } from '@/contract/lead';
import type { PaymentRequest } from '@/contract/paymentRequest';
import type { SampleKind } from '@/contract/samples';
import { productKeys } from '@/services/checkout/productKeys';
import type { StoredValues } from '@/services/storage';
import { cards } from '@/testing/cards';
import { acceptTerms, buyer, confirm } from './support/buyer';
import { createSample } from './support/commerce';
import { holdCode } from './support/holdCode';
import { routeVisits } from './support/routeVisits';
import { translatePages } from './support/translatePages';
import { untilUsable } from './support/untilUsable';

interface Arrival {
  link: string;
  stored?: Partial<StoredValues>;
}

async function openEarly(page: Page, { link, stored = {} }: Arrival): Promise<() => Promise<void>> {
  await page.addInitScript((values) => {
    for (const [name, value] of Object.entries(values))
      localStorage.setItem(name, JSON.stringify(value));
  }, stored);
  const release = await holdCode(page);
  await page.goto(link, { waitUntil: 'commit' });
  return async () => {
    release();
    await untilUsable(page);
  };
}

function catchCall<Body>(page: Page, part: string): Promise<Body> {
  return new Promise((resolve) => {
    void page.route(/\/api\//, async (route) => {
      const body = route.request().postData();
      if (body?.includes(`"${part}"`) !== true) return route.fallback();
      resolve(JSON.parse(body) as Body);
      return route.abort();
    });
  });
}

const catchOrder = (page: Page) => catchCall<PaymentRequest>(page, 'paymentMethods');

const createVisit = (route: string): Promise<Arrival> => {
  const visit = routeVisits.find((known) => known.route === route);
  if (!visit) throw new Error(`No visit of ${route}`);
  return visit.prepare();
};

const createLink = async (kind: SampleKind, key: 'ms' | 'wup'): Promise<Arrival> => ({
  link: (await createSample(kind, { ...productKeys[key], operation: 'BR' })).path,
});

const card = (page: Page) => page.getByRole('radio', { name: 'Cartão de crédito', exact: true });
const pix = (page: Page) => page.getByRole('radio', { name: 'Pix', exact: true });
const cpf = (page: Page) => page.getByLabel('CPF', { exact: true });

async function fillCard(page: Page): Promise<void> {
  await page.getByLabel('Número do cartão').fill(cards.approved);
  await page.getByLabel('Validade (MM/AA)').fill('1230');
  await page.getByLabel('CVV').fill('123');
  await page.getByLabel('Nome do titular').fill('MARIA D SILVA');
  await page.getByLabel('Bandeira do cartão').selectOption('visa');
  if (await cpf(page).isVisible()) await cpf(page).fill(buyer.cpf);
}

// A translator that is faster than the code makes React render the page again.
for (const isTranslated of [false, true]) {
  test.describe(isTranslated ? 'translated by the browser' : 'as it comes', () => {
    test.beforeEach(async ({ page }) => {
      if (isTranslated) await translatePages(page, 'document');
    });

    for (const route of [
      '/payment',
      '/payment/{id}',
      '/renew/{id}',
      '/payment/upgrade',
      '/payment/upsell',
    ]) {
      test(`${route}: a card, its installments and terms that are entered early are ordered`, async ({
        page,
      }) => {
        const order = catchOrder(page);
        const arrive = await openEarly(page, await createVisit(route));
        await expect(page.getByLabel('Parcelas')).not.toHaveValue('1');
        await page.getByLabel('Parcelas').selectOption('1');
        await fillCard(page);
        await acceptTerms(page);
        await confirm(page);
        await arrive();
        expect((await order).paymentMethods).toMatchObject([
          { method: 'credit-card', installments: 1 },
        ]);
        await expect(page.getByLabel('Parcelas')).toHaveValue('1');
      });

      test(`${route}: Pix that is chosen early is ordered`, async ({ page }) => {
        const order = catchOrder(page);
        const arrive = await openEarly(page, await createVisit(route));
        await pix(page).check();
        if (await cpf(page).isVisible()) await cpf(page).fill(buyer.cpf);
        await acceptTerms(page);
        await arrive();
        await expect(pix(page)).toBeChecked();
        await expect(page.getByLabel('Número do cartão')).toHaveCount(0);
        if ((await cpf(page).inputValue()) === '') await cpf(page).fill(buyer.cpf);
        await confirm(page);
        expect((await order).paymentMethods).toMatchObject([{ method: 'pix' }]);
      });
    }

    test('/recovery/{id}: a card that is chosen early replaces Pix', async ({ page }) => {
      const arrive = await openEarly(page, await createLink('recovery', 'ms'));
      await expect(pix(page)).toBeChecked();
      await card(page).check();
      await acceptTerms(page);
      await arrive();
      await expect(page.getByLabel('Número do cartão')).toBeVisible();
      await expect(page.getByRole('checkbox', { name: /Li e aceito/ })).toBeChecked();
    });

    test('/payment: Pix, CPF and terms that are entered and confirmed early are ordered', async ({
      page,
    }) => {
      const order = catchOrder(page);
      const arrive = await openEarly(page, { ...(await createVisit('/payment')) });
      await pix(page).check();
      await cpf(page).fill(buyer.cpf);
      await acceptTerms(page);
      await confirm(page);
      await arrive();
      expect((await order).paymentMethods).toMatchObject([{ method: 'pix' }]);
    });

    test('/payment/upgrade: the plan that is chosen early is ordered', async ({ page }) => {
      const order = catchOrder(page);
      const arrive = await openEarly(page, await createLink('upgrade', 'wup'));
      const plan = page.locator('[name=plan]').last();
      await expect(plan).not.toBeChecked();
      await plan.check();
      await arrive();
      await expect(plan).toBeChecked();
      await pix(page).check();
      await cpf(page).fill(buyer.cpf);
      await acceptTerms(page);
      await confirm(page);
      expect((await order).planId).toBe(await plan.inputValue());
    });

    test('/multiprofile-presentation: the number of profiles that is chosen early is sold', async ({
      page,
    }) => {
      const arrive = await openEarly(page, await createVisit('/multiprofile-presentation'));
      const three = page.getByRole('radio', { name: /^3 / });
      await three.check();
      await page.getByRole('button', { name: 'Continuar' }).click();
      await arrive();
      await page.waitForURL(/\/(?:payment|phone-verification|video)\?/);
      const bought = await page.evaluate(() => localStorage.getItem('PURCHASED_PROFILES_AMOUNT'));
      expect(bought).toBe('3');
    });

    test('/lead: the country and the referer that are chosen early are sent', async ({ page }) => {
      const lead = catchCall<LeadRequest>(page, 'email');
      const arrive = await openEarly(page, { link: '/lead?product=wup' });
      await page.getByLabel('Nome Completo').fill(buyer.name);
      await page.getByLabel('E-mail', { exact: true }).fill(buyer.email);
      await page.locator('[name=phoneCountry]').selectOption('MZ');
      await page.locator('[name=phone]').fill('841234567');
      await page.locator('[name=referer]').selectOption('google');
      await page.getByRole('button', { name: 'Continuar' }).click();
      await arrive();
      expect(await lead).toMatchObject({ phone: '+258841234567' });
      expect(JSON.stringify(await lead)).toContain('"google"');
    });
  });
}
