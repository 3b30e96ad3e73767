import { expect, test, type Page } from '@playwright/test';
import { products, reachPayment } from './support/buyer';
import { screens } from './support/screenshots';

const [product] = products;

test.use({ viewport: screens.phone });

const enlarge = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

async function reachLargePayment(page: Page): Promise<void> {
  await reachPayment(page, product);
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expect(page.getByText('Comprando como')).toBeVisible();
  await enlarge(page);
}

/** Runs in the browser. The boxes of the words, or of what has none. */
function measureWords(elements: Element[]) {
  return elements.map((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    const hasWords = element.textContent !== '';
    const { bottom, left, right, top } = (hasWords ? words : element).getBoundingClientRect();
    return { bottom, left, right, top };
  });
}

const measure = (page: Page, selector: string) =>
  page.locator(selector).filter({ visible: true }).evaluateAll(measureWords);

const spread = (numbers: readonly number[]) => Math.max(...numbers) - Math.min(...numbers);

test('what is said of a lead stands above its form, which begins in sight', async ({ page }) => {
  await page.goto(`/lead?product=${product.key}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await enlarge(page);
  const getOrder = async () => {
    const said = await measure(page, '.lead-title > *');
    const [field] = await measure(page, 'form input');
    const tops = [...said, ...(field ? [field] : [])].map(({ top }) => top);
    return {
      parts: tops.length,
      isInOrder: tops.every((top, index) => index === 0 || top > (tops[index - 1] ?? top)),
      isInSight: (field?.bottom ?? Infinity) <= screens.phone.height,
    };
  };
  await expect.poll(getOrder).toEqual({ parts: 4, isInOrder: true, isInSight: true });
  const country = await page.locator('div:has(> select[name=phoneCountry])').boundingBox();
  const form = await page.locator('form').boundingBox();
  expect(country?.width).toBe(form?.width);
});

test('the marks of the steps stand beside the arrow', async ({ page }) => {
  await reachLargePayment(page);
  const getDistance = () =>
    page.locator('.shell-header').evaluate((header) => {
      const [marks = NaN, back = NaN] = ['.shell-marks', '.shell-back'].map((part) => {
        const { bottom, top } = header.querySelector(part)?.getBoundingClientRect() ?? {};
        return bottom === undefined || top === undefined ? NaN : (top + bottom) / 2;
      });
      return Math.abs(marks - back);
    });
  await expect.poll(getDistance).toBeLessThan(4);
});

test('the address of a buyer breaks before its @, and stands above what changes it', async ({
  page,
}) => {
  await reachLargePayment(page);
  const getLines = () =>
    page.locator('.buyer-line p + p').evaluate((address) => {
      const [name, host] = [address.firstChild, address.lastChild].map((part) => {
        const range = document.createRange();
        if (part) range.selectNode(part);
        return { lines: range.getClientRects().length, top: range.getBoundingClientRect().top };
      });
      return { host: host?.lines, isBelow: (host?.top ?? 0) > (name?.top ?? 0) };
    });
  await expect.poll(getLines).toEqual({ host: 1, isBelow: true });
  const [, email] = await measure(page, '.buyer-line p');
  const [change] = await measure(page, '.buyer-line button');
  expect(change?.top).toBeGreaterThanOrEqual((email?.bottom ?? Infinity) - 1);
});

test('ways to pay are alike: the radio, the name, and what it means below', async ({ page }) => {
  await reachLargePayment(page);
  const expectAlike = async (size: string) => {
    const getEdges = async () => {
      const names = await measure(page, '.ways > .tiles .choice > :first-child');
      const details = await measure(page, '.ways > .tiles .choice-detail');
      const isBelow = details.every(({ top }, row) => top >= (names[row]?.bottom ?? NaN) - 1);
      const edges = [...names, ...details].map(({ left }) => left);
      return { rows: details.length, isBelow, isOneEdge: spread(edges) < 2 };
    };
    await expect.poll(getEdges, size).toEqual({ rows: 3, isBelow: true, isOneEdge: true });
    const radios = await page
      .locator('.ways > .tiles > label')
      .evaluateAll((tiles) => tiles.map((tile) => getComputedStyle(tile, '::before').borderRadius));
    expect(radios).toEqual(['50%', '50%', '50%']);
  };
  await expectAlike('390 px, 200%');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAlike('320 px, 200%');
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  await expectAlike('320 px, 100%');
});

test('the marks of cards begin where the label does, and their arrow ends the line', async ({
  page,
}) => {
  await reachLargePayment(page);
  await expect(page.locator('.card-marks > img')).toHaveCount(5);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const getGaps = async () => {
      const [label] = await measure(page, '.card-number label');
      const [mark] = await measure(page, '.card-marks > img');
      const [arrow] = await measure(page, '.card-marks > svg');
      const [group] = await measure(page, '.card-fields');
      const start = Math.abs((label?.left ?? NaN) - (mark?.left ?? NaN));
      return Math.max(start, ((group?.right ?? NaN) - (arrow?.right ?? NaN)) / 4);
    };
    await expect.poll(getGaps, `${width} px`).toBeLessThan(8);
  }
});
