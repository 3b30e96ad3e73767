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

test('on a tablet a form is a card below its order, as wide, on every width', async ({ page }) => {
  await page.goto(`/lead?product=${product.key}`);
  for (const width of [768, 820, 1023]) {
    await page.setViewportSize({ width, height: 1000 });
    const { card, form, order, overflow } = await page.evaluate(() => {
      const getSides = (selector: string, outset = 0) => {
        const { left, right } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
        return [Math.round((left ?? 0) - outset), Math.round((right ?? 0) + outset)];
      };
      const { boxShadow } = getComputedStyle(document.querySelector('main') ?? document.body);
      const spread = Number(/ ([\d.]+)px$/.exec(boxShadow)?.[1] ?? 0);
      return {
        card: getSides('main', spread),
        form: getSides('form'),
        order: getSides('.order-fold'),
        overflow: document.documentElement.scrollWidth - window.innerWidth,
      };
    });
    expect(order, `${width} px`).toEqual(card);
    expect(form[0]).toBe((card[0] ?? 0) + 48);
    expect(overflow).toBeLessThanOrEqual(0);
  }
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

test('at twice the text size a phone shows the form between the title and its words, its country as wide', async ({
  page,
}) => {
  await page.setViewportSize(screens.phone);
  await page.goto(`/lead?product=${product.key}`);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const send = await page.getByRole('button', { name: 'Continuar' }).boundingBox();
  for (const words of await page.locator('.lead-title p').all()) {
    await expect(words).toBeVisible();
    expect((await words.boundingBox())?.y).toBeGreaterThan(send?.y ?? Infinity);
  }
  const country = await page.locator('div:has(> select[name=phoneCountry])').boundingBox();
  const form = await page.locator('form').boundingBox();
  expect(country?.width).toBe(form?.width);
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
