import { expect, test, type Locator } from '@playwright/test';
import { cards } from '@/testing/cards';
import { acceptTerms, confirm, fillCard, products, reachPayment } from './support/buyer';
import { screens } from './support/screenshots';

const [medcof] = products;

const getStyle = (place: Locator, property: string) =>
  place.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('a wrong field has the ring of an error, and no ground of its own', async ({ page }) => {
  await reachPayment(page, medcof);
  const number = page.getByLabel('Número do cartão');
  const box = page.locator('div', { has: number }).last();
  const ground = await getStyle(box, 'background-color');
  await page.getByRole('button', { name: 'Confirmar pagamento' }).click();
  await expect(number).toBeFocused();
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  const label = page.getByText('Número do cartão', { exact: true }).first();
  expect(await getStyle(box, 'outline-color')).toBe(await getStyle(label, 'color'));
  expect(await getStyle(box, 'background-color')).toBe(ground);
});

test('the error of a phone stands below its number', async ({ page }) => {
  await page.goto(`/lead?product=${medcof.key}`);
  await page.getByRole('button', { name: 'Continuar' }).click();
  const number = page.getByLabel(medcof.phoneLabel, { exact: true });
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  // In one call: the page scrolls to the field.
  const { left, top } = await number.evaluate((input) => {
    const error = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    const [below, above] = [error, input].map((part) => part?.getBoundingClientRect());
    if (!below || !above) throw new Error('The number has no error');
    return { left: below.left - above.left, top: below.top - above.bottom };
  });
  expect(left).toBeGreaterThanOrEqual(-2);
  expect(top).toBeGreaterThanOrEqual(0);
});

test('after a declined card the form alone has a button that is a box', async ({ page }) => {
  await reachPayment(page, medcof);
  await fillCard(page, medcof, cards.declined);
  await acceptTerms(page);
  await confirm(page);
  for (const name of ['Pagar com Pix', 'Usar outro cartão']) {
    const way = page.getByRole('alert').getByRole('button', { name });
    await expect(way).toHaveCSS('border-style', 'none');
  }
  const pay = page.getByRole('button', { name: 'Confirmar pagamento' });
  await expect(pay).toHaveCSS('border-style', 'solid');
});

test('a buyer in Peru sees on a phone that reais are charged', async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await page.goto('/lead?product=wup&locale=es-PE');
  const currency = page.locator('.order-foreign');
  await expect(currency).toBeInViewport();
  await expect(currency).toHaveText('Se cobra en reales (R$)');
  await expect(page.getByRole('button', { name: 'Continuar' })).toBeInViewport({ ratio: 1 });
});
