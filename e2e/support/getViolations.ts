import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

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

export async function getViolations(page: Page): Promise<string[]> {
  // Evaluated, not added as a script, because the page's own policy refuses foreign scripts.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async () => {
    // At the end of the page the bar with the button covers nothing; a part that it covers before can be
    // scrolled.
    window.scrollTo(0, document.body.scrollHeight);
    const { axe } = window as unknown as AxeWindow;
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    // Rules that pass are not described, because that takes longer than checking them.
    const options = { runOnly: tags, resultTypes: ['violations'], selectors: false };
    const { violations } = await axe.run(document, options);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}
