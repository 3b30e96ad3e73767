import { expect, test, type Page } from '@playwright/test';
import { arrive } from './support/arrive';
import { products } from './support/buyer';
import { routeVisits } from './support/routeVisits';
import { screens } from './support/screenshots';

const [product] = products;

/** All at once. NaN, which no comparison accepts, where there is no such part. */
const getMiddles = (page: Page, ...parts: string[]) =>
  page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const { left = NaN, right = NaN } =
          document.querySelector(selector)?.getBoundingClientRect() ?? {};
        return (left + right) / 2;
      }),
    parts,
  );

const getTitle = (page: Page) => page.getByRole('heading', { level: 1 });

test('beside each other, order and form stand in the middle of their halves', async ({ page }) => {
  await page.goto(`/lead?product=${product.key}`);
  await expect(getTitle(page)).toBeVisible();
  for (const width of [1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const getDistance = async () => {
      const [middle = NaN, order = NaN, form = NaN] = await getMiddles(
        page,
        '.pane',
        '.pane-column',
        '.work-column',
      );
      // The pane ends at twice its middle.
      return Math.max(Math.abs(order - middle), Math.abs(form - (2 * middle + width) / 2));
    };
    await expect.poll(getDistance, `at ${width} px`).toBeLessThan(2);
  }
});

// With a form, and without one.
for (const visit of routeVisits.filter(({ route }) =>
  ['/renew/{id}', '/access/{id}'].includes(route),
)) {
  test(`${visit.route}: the title begins where the product beside it does`, async ({ page }) => {
    await page.setViewportSize(screens.desktop);
    await page.goto(await arrive(page, visit));
    await expect(getTitle(page)).toBeVisible();
    const getDistance = () =>
      page.evaluate(() => {
        const [title = NaN, order = NaN] = ['h1', '.pane section .said-above'].map(
          (part) => document.querySelector(part)?.getBoundingClientRect().top,
        );
        return Math.abs(title - order);
      });
    await expect.poll(getDistance).toBeLessThan(8);
  });
}

test('text too large for two columns leaves one, in the middle', async ({ page }) => {
  await page.setViewportSize(screens.desktop);
  await page.goto(`/lead?product=${product.key}`);
  await expect(getTitle(page)).toBeVisible();
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const getDistance = async () => {
    const middles = await getMiddles(page, '.pane-column', '.work-column');
    return Math.max(...middles.map((middle) => Math.abs(middle - screens.desktop.width / 2)));
  };
  await expect.poll(getDistance).toBeLessThan(2);
});

/** Runs in the browser. The card of a tablet, and what it belongs to, or null while one is missing. */
function measureCard() {
  const [card, order, pane] = ['.work-column > main', '.order-fold', '.pane'].map((part) =>
    document.querySelector(part)?.getBoundingClientRect(),
  );
  if (!card || !order || !pane) return null;
  return {
    isAsWide: Math.abs(card.left - order.left) < 1 && Math.abs(card.right - order.right) < 1,
    isBelowOrder: card.top >= order.bottom - 1,
    beginsOnPane: card.top < pane.bottom,
    hasGround: card.right < innerWidth && document.documentElement.scrollWidth <= innerWidth,
  };
}

// With a form and without one.
for (const visit of routeVisits.filter(({ route }) =>
  ['/payment', '/presentation', '/pix'].includes(route),
)) {
  test(`${visit.route}: on a tablet it is a card that begins on the brand’s ground`, async ({
    page,
  }) => {
    await page.goto(await arrive(page, visit));
    await expect(getTitle(page)).toBeVisible();
    for (const width of [768, 820, 1023]) {
      await page.setViewportSize({ width, height: 1000 });
      await expect
        .poll(() => page.evaluate(measureCard), `${width} px`)
        .toEqual({ isAsWide: true, isBelowOrder: true, beginsOnPane: true, hasGround: true });
    }
  });
}

test('a receipt has its own head on a tablet, from edge to edge', async ({ page }) => {
  const visit = routeVisits.find(({ route }) => route === '/success');
  if (!visit) throw new Error('No visit of a receipt.');
  const width = 820;
  await page.setViewportSize({ width, height: 1180 });
  await page.goto(await arrive(page, visit));
  await expect(getTitle(page)).toBeVisible();
  const head = page.locator('.receipt > :has(h1)').first();
  await expect.poll(async () => (await head.boundingBox())?.width).toBe(width);
  await expect(page.locator('main')).toHaveCSS('box-shadow', 'none');
});

test('on a phone a price with a sentence stands on a line of its own', async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await page.goto('/lead?product=mls');
  const price = page.locator('.order-price');
  const name = await page.locator('.order-name').boundingBox();
  const box = await price.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((name?.y ?? Infinity) + (name?.height ?? 0));
  expect(box?.height).toBeLessThan(30);
  await page.locator('.order-fold > summary').click();
  await expect(price, 'the unfolded order says it').toBeHidden();
});

test.describe('before its font has loaded', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  for (const key of ['conquer-unna', 'instituto-destiny']) {
    test(`the head of ${key} is as high as with it`, async ({ page }) => {
      const fonts = '**/fonts/**';
      const getHeight = async () => {
        await page.goto(`/lead?product=${key}`);
        return (await page.locator('.pane').boundingBox())?.height;
      };
      await page.route(fonts, (route) => route.abort());
      const height = await getHeight();
      await page.unroute(fonts);
      expect(await getHeight()).toBe(height);
    });
  }
});

test('a tick stands on the first line of its words', async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await page.goto(`/lead?product=${product.key}`);
  const tick = page.locator('label:has([type=checkbox])').first();
  const getDistance = () =>
    tick.evaluate((label) => {
      const words = document.createRange();
      words.selectNodeContents(label.querySelector('span') ?? label);
      const [line] = words.getClientRects();
      const box = label.querySelector('input')?.getBoundingClientRect();
      const getHeight = ({ bottom = 0, top = 0 }: Partial<DOMRect> = {}) => (top + bottom) / 2;
      return Math.abs(getHeight(line) - getHeight(box));
    });
  for (const textSize of ['100%', '200%']) {
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), textSize);
    expect(await getDistance(), textSize).toBeLessThan(4);
  }
});

test('the links below a page stand in one line on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const query of ['ms', 'wup&locale=es-PE', 'ms&locale=pt-MZ']) {
    await page.goto(`/lead?product=${query}`);
    const links = page.locator('.shell-links');
    await expect(links.getByRole('link')).toHaveCount(3);
    expect((await links.boundingBox())?.height, query).toBeLessThan(48);
  }
});

test('no line breaks within the word e-mail', async ({ page }) => {
  await page.goto(`/lead?product=${product.key}`);
  const words = page.getByText('Quero receber um lembrete');
  for (const width of [320, 340, 360, 390, 820]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await words.evaluate((element) => {
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
      const word = document.createRange();
      if (!text) throw new Error('The reminder has no words.');
      const start = text.textContent?.indexOf('e-') ?? 0;
      word.setStart(text, start);
      word.setEnd(text, start + 'e-mail'.length);
      return word.getClientRects().length;
    });
    expect(lines, `${width} px`).toBe(1);
  }
});
