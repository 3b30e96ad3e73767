import type { Page } from '@playwright/test';

/** When the translator begins: with the document's first texts, or once the page's code has taken over. */
export type TranslatedFrom = 'document' | 'hydration';

/** What a translated page has shown wrongly. */
export interface Translation {
  /** Texts that the page's code has changed where nobody sees it: the page still shows the old ones. */
  getStaleTexts: () => Promise<string[]>;
}

/**
 * Does to every page what Chrome's translator does: each text is in two `font` elements, and the text's
 * own node, which the page's code knows, is gone. The words stay as they are.
 */
export async function translatePages(page: Page, from: TranslatedFrom): Promise<Translation> {
  const stale: string[] = [];
  await page.exposeFunction('reportStaleText', (text: string) => void stale.push(text));
  await page.addInitScript(translate, from);
  // What was changed last is reported a moment later.
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
