import { expect, test, type Page } from '@playwright/test';
import { getViolations } from './support/getViolations';
import { screens } from './support/screenshots';

const sizes = [
  { width: 320, height: 640 },
  screens.phone,
  { width: 820, height: 1180 },
  { width: 1280, height: 720 },
];

const pages = ['/nothing-here', '/expired-link', '/generic-error'].flatMap((path) => [
  path,
  `${path}?locale=es-PE`,
  `${path}?product=wup`,
]);

/** Which words of the pane stand before a part of its picture. */
const findWordsOnPicture = (page: Page) =>
  page.evaluate(() => {
    const pane = document.querySelector('.pane-column');
    const words = [...(pane?.querySelectorAll('p, img') ?? [])].filter(
      (part) => part.getClientRects().length > 0,
    );
    const shapes = [...(pane?.querySelectorAll('svg:not(p svg) :is(circle, path)') ?? [])];
    if (words.length === 0 || shapes.length === 0) throw new Error('The pane has no picture');
    return words.flatMap((part) => {
      const range = document.createRange();
      range.selectNode(part);
      const box = range.getBoundingClientRect();
      const isOn = shapes.some((shape) => {
        const { bottom, left, right, top } = shape.getBoundingClientRect();
        return (
          right > left &&
          left < box.right &&
          right > box.left &&
          top < box.bottom &&
          bottom > box.top
        );
      });
      return isOn ? [part.textContent || part.getAttribute('alt')] : [];
    });
  });

async function expectWordsBesidePicture(page: Page): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect.poll(() => findWordsOnPicture(page), `${size.width} px`).toEqual([]);
  }
}

for (const path of pages) {
  test(`${path}: no word stands before the picture of the state`, async ({ page }) => {
    await page.goto(path);
    await expectWordsBesidePicture(page);
  });
}

test('a browser that refuses cookies gets a picture of one, and axe finds nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'cookieEnabled', { get: () => false });
  });
  await page.goto('/lead?product=wup');
  await expect(page.getByText('Os cookies do seu navegador estão desativados')).toBeVisible();
  await expect(page.locator('.pane aside > svg > *').first()).toBeAttached();
  await expectWordsBesidePicture(page);
  expect(await getViolations(page)).toEqual([]);
});
