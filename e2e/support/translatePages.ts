import type { Page } from '@playwright/test';

export type TranslatedFrom = 'document' | 'hydration';

export interface Translation {
  getStaleTexts: () => Promise<string[]>;
}

/**
 * Does to every page what Chrome's translator does: wraps each text in two `font` elements and removes
 * the text node that the page's code knows. The words stay as they are.
 */
export async function translatePages(page: Page, from: TranslatedFrom): Promise<Translation> {
  const stale: string[] = [];
  await page.exposeFunction('reportStaleText', (text: string) => void stale.push(text));
  await page.addInitScript(translate, from);
  // The last change is reported a moment later.
  return { getStaleTexts: () => page.evaluate(() => undefined).then(() => stale) };
}

function translate(from: TranslatedFrom): void {
  const skipped = 'head, script, style, noscript, textarea, font, [translate=no]';
  const report = Reflect.get(window, 'reportStaleText') as
    ((text: string | null) => void) | undefined;
  const originals = new MutationObserver((changes) => {
    for (const { target } of changes) report?.(target.textContent);
  });

  const createFont = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
  const replace = (text: Text) => {
    if (text.data.trim() === '' || text.parentElement?.closest(skipped) !== null) return;
    const outer = createFont();
    outer.append(Object.assign(createFont(), { textContent: text.data }));
    text.replaceWith(outer);
    originals.observe(text, { characterData: true });
  };

  const replaceIn = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts = node instanceof Text ? [node] : [];
    while (walker.nextNode())
      if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    texts.forEach(replace);
  };

  const begin = () => {
    replaceIn(document);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(replaceIn);
    }).observe(document, { childList: true, subtree: true });
  };

  const isHydrated = () =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber'));
  const beginHydrated = () => {
    if (isHydrated()) begin();
    else setTimeout(beginHydrated, 20);
  };
  if (from === 'document') begin();
  else document.addEventListener('DOMContentLoaded', beginHydrated);
}
