import { expect, test, type Page } from '@playwright/test';
import { registry } from '@/commerce/modules/catalogue/registry';
import type { TemplateId } from '@/contract/enumerations';
import { productKeys } from '@/services/checkout/productKeys';
import { routes } from '@/services/checkout/routes';
import { arrive } from '../support/arrive';
import { brandedSales, type BrandedSale } from '../support/brandedSales';
import { expectButtonInSight } from '../support/expectButtonInSight';
import { finishedSteps } from '../support/saleWalk';
import { screenNames, screens } from '../support/screenshots';
import { confirmPhone, seedBuyer, seedPurchase } from '../support/seededBuyer';

const asking: readonly TemplateId[] = ['presentation', 'order-bump', 'order-bump-presentation'];
const offering: readonly TemplateId[] = ['upsell-video', 'upsell-payment'];

function getFlows({ key, locale }: BrandedSale) {
  const operation = locale === 'pt-MZ' ? 'MZ' : 'BR';
  const { productCode } = productKeys[key];
  return (
    registry.find((sold) => sold.code === productCode && sold.operation === operation)?.flows ?? []
  );
}

/** @returns the links to the steps that the flows contain, each of several equal ones once */
function getLinks(sale: BrandedSale, kinds: readonly TemplateId[]): string[] {
  const links = getFlows(sale).flatMap(({ id, steps }) =>
    steps
      .filter(({ templateId }) => kinds.includes(templateId))
      .map(({ props, templateId }) => ({
        link: `${routes[templateId]}?product=${sale.key}&locale=${sale.locale}&flowId=${id}`,
        contents: `${templateId} ${JSON.stringify(props)}`,
      })),
  );
  return [...new Map(links.reverse().map(({ contents, link }) => [contents, link])).values()];
}

async function expectDecisionsInSight(page: Page, links: readonly string[]): Promise<void> {
  for (const link of links)
    for (const screen of screenNames) {
      await page.setViewportSize(screens[screen]);
      await page.goto(link);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(new URL(link, 'http://localhost').pathname);
      await expectButtonInSight(page, screen);
    }
}

for (const sale of brandedSales) {
  const { key, locale, verifiesPhone } = sale;
  const asked = getLinks(sale, asking);
  // A trial is paid for on a form of its own.
  if (getFlows(sale).some(({ id }) => id === 'trial'))
    asked.push(`/payment?product=${key}&flowId=trial`);
  const offered = locale === 'pt-BR' ? getLinks(sale, offering) : [];

  if (asked.length > 0)
    test(`${key} in ${locale}: what is asked before the payment has its button in sight`, async ({
      page,
    }) => {
      await arrive(page, {
        route: '',
        prepare: () => Promise.resolve({ link: '', stored: finishedSteps }),
      });
      await expectDecisionsInSight(page, asked);
    });

  if (offered.length > 0)
    test(`${key} in ${locale}: what is offered after the purchase has its button in sight`, async ({
      page,
    }) => {
      const seeded = await seedBuyer(key, locale);
      if (verifiesPhone) await confirmPhone(seeded);
      const { token } = await seedPurchase(seeded, { key });
      const { leadId } = seeded.stored.dataLead;
      const bought = { verifiedLeadId: leadId, purchaseToken: token, shouldUseUpsellTheme: true };
      await arrive(page, {
        route: '',
        prepare: () => Promise.resolve({ link: '', stored: { ...seeded.stored, ...bought } }),
      });
      await expectDecisionsInSight(page, offered);
    });
}
