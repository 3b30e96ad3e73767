import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test, type Page } from '@playwright/test';
import {
  acceptTerms,
  cards,
  chooseMethod,
  confirm,
  fillCard,
  products,
  reachPayment,
} from './support/buyer';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

interface AxeWindow {
  axe: {
    run: (
      context: Document,
      options: object,
    ) => Promise<{ violations: { id: string; nodes: { target: unknown; html: string }[] }[] }>;
  };
}

/** Every violation of WCAG 2.2 A and AA on the page as it stands, with the elements it is about. */
async function getViolations(page: Page): Promise<string[]> {
  // Evaluated, not added as a script: the page's own policy refuses foreign scripts, as it should.
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = window as unknown as AxeWindow;
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const { violations } = await axe.run(document, { runOnly: tags });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}

for (const product of products) {
  test(`${product.key}: every page of the purchase passes axe`, async ({ page }) => {
    await page.goto(`/lead?product=${product.key}&seller=ana`);
    expect(await getViolations(page)).toEqual([]);
    await page.getByLabel('E-mail').fill('x');
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByText('Insira um email válido')).toBeVisible();
    expect(await getViolations(page)).toEqual([]);

    await reachPayment(page, product);
    expect(await getViolations(page)).toEqual([]);
    await fillCard(page, product, cards.declined);
    await acceptTerms(page);
    await confirm(page);
    await expect(page.getByText('O pagamento não foi aprovado')).toBeVisible();
    expect(await getViolations(page)).toEqual([]);

    await reachPayment(page, product);
    await chooseMethod(page, 'Pix');
    await confirm(page);
    await page.waitForURL(/\/pix\?/);
    await expect(page.getByRole('img', { name: 'QR Code Pix' })).toBeVisible();
    expect(await getViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Simular pagamento' }).click();
    await page.waitForURL(/\/success\?/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await getViolations(page)).toEqual([]);
  });
}

test('the whole lead form works by keyboard alone', async ({ page }) => {
  await page.goto('/lead?product=medcof');
  await page.getByLabel('Nome Completo').focus();
  await page.keyboard.type('Maria da Silva');
  await page.keyboard.press('Tab');
  await page.keyboard.type('maria@exemplo.com.br');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'País do celular' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('11987654321');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/payment\?/);
});
