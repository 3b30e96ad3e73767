import { expect, test, type Locator } from '@playwright/test';
import { cards } from '@/testing/cards';
import {
  acceptTerms,
  chooseMethod,
  confirm,
  fillCard,
  products,
  reachPayment,
} from './support/buyer';
import { screens } from './support/screenshots';

const [medcof] = products;

const getStyle = (place: Locator, property: string) =>
  place.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('a wrong field has the ring of an error, and a cell of a card its ground', async ({
  page,
}) => {
  await reachPayment(page, medcof);
  const number = page.getByLabel('Número do cartão');
  const boxOf = (field: Locator) => page.locator('div', { has: field }).last();
  const ground = await getStyle(boxOf(number), 'background-color');
  await page.getByRole('button', { name: 'Confirmar pagamento' }).click();
  await expect(number).toBeFocused();
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  const label = page.getByText('Número do cartão', { exact: true }).first();
  expect(await getStyle(boxOf(number), 'outline-color')).toBe(await getStyle(label, 'color'));
  expect(await getStyle(boxOf(number), 'background-color')).not.toBe(ground);
  await number.fill('4111111111111111');
  await expect(number).toHaveAttribute('aria-invalid', 'false');
  expect(await getStyle(boxOf(number), 'background-color')).toBe(ground);
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

/** The words of each line of a field that shows several. */
const readLines = (field: Locator) =>
  field.evaluate((area) => {
    if (!(area instanceof HTMLTextAreaElement)) throw new Error('The field has one line');
    const copy = document.createElement('div');
    const style = getComputedStyle(area);
    for (const name of ['font', 'font-variant-numeric', 'letter-spacing', 'overflow-wrap'])
      copy.style.setProperty(name, style.getPropertyValue(name));
    copy.style.width = style.width;
    for (const word of area.value.split(' ')) {
      const part = document.createElement('span');
      part.textContent = word;
      copy.append(part, ' ');
    }
    document.body.append(copy);
    const lines = new Map<number, string[]>();
    for (const { offsetHeight, offsetTop, textContent } of copy.querySelectorAll('span')) {
      if (offsetHeight > parseFloat(style.lineHeight) * 1.5) throw new Error('A group breaks');
      lines.set(offsetTop, [...(lines.get(offsetTop) ?? []), textContent]);
    }
    copy.remove();
    return [...lines.values()].map((words) => words.length);
  });

test('a bank slip shows its line in even lines of whole groups', async ({ page }) => {
  await reachPayment(page, medcof);
  await chooseMethod(page, 'Boleto');
  await confirm(page);
  const line = page.getByLabel('Linha digitável');
  await expect(line).toBeVisible();
  for (const { groups, width } of [
    { width: 320, groups: [2, 2, 1] },
    { width: screens.phone.width, groups: [2, 3] },
    { width: screens.desktop.width, groups: [2, 3] },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => readLines(line), `${width} px`).toEqual(groups);
  }
  await expect(line).toHaveValue(/^[\d.]{11}( [\d.]{12}){2} \d \d{14}$/);
});

test('what is shown of a code to copy is as far from its neighbours as they are', async ({
  page,
}) => {
  await reachPayment(page, medcof);
  await chooseMethod(page, 'Boleto');
  await confirm(page);
  const getBox = async (place: Locator) => {
    const box = await place.boundingBox();
    return { top: box?.y ?? NaN, bottom: (box?.y ?? NaN) + (box?.height ?? NaN) };
  };
  const copy = page.getByRole('button', { name: 'Copiar linha digitável' });
  const line = page.getByLabel('Linha digitável');
  const frame = page.locator('div', { has: line }).last();
  const amount = page.getByText(/^R\$\s[\d.,]+$/).and(page.locator('main p'));
  const open = page.getByRole('link', { name: 'Ver boleto' });
  await expect(open).toBeVisible();
  const getDifference = async () => {
    const below = (await getBox(open)).top - (await getBox(frame)).bottom;
    const above = (await getBox(copy)).top - (await getBox(amount)).bottom;
    return Math.abs(below - above);
  };
  await expect.poll(getDifference).toBeLessThan(1);
});
