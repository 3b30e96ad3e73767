import { expect, test, type Page } from '@playwright/test';

interface TitleShape {
  lines: number;
  lastLine: number;
  stroke: number;
}

const measureTitle = (page: Page): Promise<TitleShape> =>
  page.locator('h1').evaluate((title) => {
    const range = document.createRange();
    range.selectNodeContents(title);
    const lines = new Map<number, number>();
    // Parts of one line have one bottom, and a line is as wide as from the first to the last.
    for (const { bottom, right } of range.getClientRects())
      lines.set(Math.round(bottom), Math.max(right, lines.get(Math.round(bottom)) ?? 0));
    const { left } = range.getBoundingClientRect();
    const last = Math.max(...lines.keys());
    const words = title.querySelector('span') ?? title;
    return {
      lines: lines.size,
      lastLine: (lines.get(last) ?? 0) - left,
      stroke: parseFloat(getComputedStyle(words, '::after').width),
    };
  });

const strokes = [
  // A pattern.
  '/lead?product=medcof',
  // An arrow.
  '/lead?product=vc',
  // A flight, of a product with a look of its own.
  '/lead?product=exec',
  // Dashes, without a brand.
  '/lead',
];

for (const path of strokes) {
  test(`the stroke below a title is as wide as its last line: ${path}`, async ({ page }) => {
    await page.goto(path);
    const seen = new Set<number>();
    for (const [width, text] of [
      [1280, 100],
      [390, 100],
      [390, 200],
      [320, 200],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), text);
      const { lastLine, lines, stroke } = await measureTitle(page);
      seen.add(lines);
      expect(Math.abs(stroke - lastLine), `${width} px, ${text} %`).toBeLessThan(2);
    }
    expect(seen.size).toBeGreaterThan(1);
  });
}
