import { expect, test, type Page } from '@playwright/test';
import { cards } from '@/testing/cards';
import { fillCard, products, reachPayment } from './support/buyer';

const [medcof] = products;

const fields = ['Número do cartão', 'Validade (MM/AA)', 'CVV', 'Nome do titular'];

/** Runs in the browser. Where the parts of a field stand, from the top of its cell. */
function measureCell(input: Element) {
  const cell = input.parentElement;
  const label = input.previousElementSibling;
  if (!cell || !label) throw new Error('The field has no frame.');
  const box = cell.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(label);
  const words = range.getBoundingClientRect();
  const { bottom: labelEnd } = label.getBoundingClientRect();
  const typed = input.getBoundingClientRect();
  const seen = Array.from(cell.querySelectorAll('.card-marks > :not(select)'));
  const marks = Array.from(cell.querySelectorAll('.card-marks > *'), (mark) =>
    mark.getBoundingClientRect(),
  );
  return {
    height: box.height,
    label: words.top - box.top,
    isInputBelow: typed.top >= labelEnd - 1 && typed.bottom <= box.bottom + 1,
    // Of the pictures, the arrow and the list that covers them.
    areMarksApart: marks.every(
      ({ bottom, left, right, top }) =>
        right <= box.right &&
        top >= box.top &&
        bottom <= box.bottom &&
        (left >= words.right || top >= labelEnd - 1),
    ),
    marksFromLabel: Math.max(
      0,
      ...seen.map((mark) => {
        const { bottom, top } = mark.getBoundingClientRect();
        return Math.abs((top + bottom) / 2 - (words.top + words.bottom) / 2);
      }),
    ),
  };
}

async function measureCard(page: Page, width: number, textSize = '100%') {
  await page.setViewportSize({ width, height: 844 });
  await page.evaluate((size) => (document.documentElement.style.fontSize = size), textSize);
  // Wider letters, before the brand's have loaded, take more lines.
  await page.evaluate(() => document.fonts.ready);
  return Promise.all(fields.map((name) => page.getByLabel(name).evaluate(measureCell)));
}

const round = (lengths: number[]) => [...new Set(lengths.map(Math.round))];

test('the cells of a card are alike: a label, what is typed below it, and marks beside the label', async ({
  page,
}) => {
  await reachPayment(page, medcof);
  await expect(page.locator('.card-marks > img')).toHaveCount(5);
  for (const width of [320, 360, 390, 1280]) {
    const cells = await measureCard(page, width);
    expect(round(cells.map(({ height }) => height)), `${width} px`).toHaveLength(1);
    expect(round(cells.map(({ label }) => label)), `${width} px`).toHaveLength(1);
    const [number] = cells;
    expect(number?.marksFromLabel, `${width} px`).toBeLessThan(2);
    expect(cells.every(({ areMarksApart, isInputBelow }) => areMarksApart && isInputBelow)).toBe(
      true,
    );
  }
});

test('in large text the marks of a card stand below the label, and cover nothing', async ({
  page,
}) => {
  await reachPayment(page, medcof);
  await expect(page.locator('.card-marks > img')).toHaveCount(5);
  for (const width of [320, 390, 1280]) {
    const cells = await measureCard(page, width, '200%');
    expect(cells.map(({ areMarksApart, isInputBelow }) => areMarksApart && isInputBelow)).toEqual(
      fields.map(() => true),
    );
  }
});

/** Runs in the browser. The list of the marks, and whether it lies beside what is typed. */
function measureList(list: Element) {
  const input = list.closest('.card-number')?.querySelector('input');
  const context = document.createElement('canvas').getContext('2d');
  if (!input || !context) throw new Error('The list has no number.');
  const { font, paddingInlineStart } = getComputedStyle(input);
  context.font = font;
  const field = input.getBoundingClientRect();
  const typedEnd =
    field.left + parseFloat(paddingInlineStart) + context.measureText(input.value).width;
  const { bottom, height, left, top, width } = list.getBoundingClientRect();
  const isFree = left >= typedEnd || bottom <= field.top + 1 || top >= field.bottom - 1;
  return { height, width, isFree };
}

test('the list of marks is as high as any target, and covers no digit', async ({ page }) => {
  await reachPayment(page, medcof);
  const list = page.getByLabel('Bandeira do cartão');
  const expectTarget = async () => {
    for (const { textSize, width } of [
      { width: 320, textSize: '100%' },
      { width: 320, textSize: '125%' },
      { width: 390, textSize: '100%' },
      { width: 390, textSize: '150%' },
      { width: 390, textSize: '200%' },
      { width: 1280, textSize: '100%' },
      { width: 1280, textSize: '200%' },
    ]) {
      await measureCard(page, width, textSize);
      const { height, isFree, width: breadth } = await list.evaluate(measureList);
      const name = `${width} px, ${textSize}`;
      expect(height, name).toBeGreaterThanOrEqual(48);
      expect(breadth, name).toBeGreaterThanOrEqual(48);
      expect(isFree, name).toBe(true);
    }
  };
  await expect(page.locator('.card-marks > img')).toHaveCount(5);
  await expectTarget();
  await fillCard(page, medcof, cards.approved);
  await expect(page.locator('.card-marks > img')).toHaveCount(1);
  await expectTarget();
});
