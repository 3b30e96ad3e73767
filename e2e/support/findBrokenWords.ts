import type { Page } from '@playwright/test';

/** A word with a hyphen of its own may end a line there. */
export const findBrokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const findBroken = (row: Element): string[] => {
      const width = row.clientWidth * 0.6;
      const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[^\s-]+-?/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const pieces = Array.from(range.getClientRects()).filter((piece) => piece.width > 0);
          const length = pieces.reduce((sum, piece) => sum + piece.width, 0);
          if (new Set(pieces.map(({ top }) => Math.round(top))).size > 1 && length < width)
            broken.push(word);
        }
      }
      return broken;
    };
    return Array.from(document.querySelectorAll('dl > div, fieldset > label')).flatMap(findBroken);
  });
