import { expect, test } from '@playwright/test';
import { cards } from '@/testing/cards';
import { acceptTerms, confirm, fillCard, fillLead, products, reachPayment } from './support/buyer';
import { untilUsable } from './support/untilUsable';
import { watchPayments } from './support/watchPayments';
import { replaceElements, wrapElements } from './support/wrapElements';

const [medcof] = products;

for (const moved of ['#__next > *', '#__next > [role=status]']) {
  test(`a page with moved elements ${moved} leaves nothing on the next one`, async ({ page }) => {
    await page.goto(`/lead?product=${medcof.key}`);
    await untilUsable(page);
    await fillLead(page, medcof);
    await wrapElements(page, moved);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.waitForURL(/\/payment\?/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Como você quer pagar?');
    // The press arrives, so nothing covers it.
    await page.getByRole('radio', { name: 'Pix', exact: true }).check();
  });
}

test('a receipt stays even if an extension wraps its elements as often as they are rendered', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const wrapAll = () => {
      for (const element of document.querySelectorAll('main :is(h2, p, dd, li)')) {
        if (element.parentElement?.className === 'foreign') continue;
        const wrapper = Object.assign(document.createElement('div'), { className: 'foreign' });
        element.replaceWith(wrapper);
        wrapper.append(element);
      }
    };
    addEventListener('load', () => {
      wrapAll();
      new MutationObserver(wrapAll).observe(document.body, { childList: true, subtree: true });
    });
  });
  await reachPayment(page, medcof);
  await fillCard(page, medcof, cards.approved);
  await acceptTerms(page);
  await confirm(page);
  await page.waitForURL(/\/success\?/);
  await page.reload();
  await expect(page.locator('main .foreign > h2').first()).toBeVisible();
  await expect(page.getByText('R$ 3.588,00').first()).toBeVisible();
});

test('a card that is declined after the form was replaced: the page says both', async ({
  context,
  page,
}) => {
  const payments = watchPayments(context);
  await reachPayment(page, medcof);
  await fillCard(page, medcof, cards.declined);
  await acceptTerms(page);
  await replaceElements(page, 'main form > *');
  await confirm(page);
  await expect(page.getByText('O pagamento não foi aprovado')).toBeInViewport();
  await expect(page.getByText('o tradutor mudou esta página')).toBeVisible();
  await expect(page.getByLabel('Número do cartão')).toHaveValue('');
  expect(payments.countCalls()).toBe(1);

  await fillCard(page, medcof, cards.approved);
  await acceptTerms(page);
  await confirm(page);
  await page.waitForURL(/\/success\?/);
});
