import type { Page } from '@playwright/test';

/**
 * What is wrong with the mails in the page's frames: parts wider than the screen, words broken across
 * lines, text of less contrast than 4.5:1 (WCAG 1.4.3), buttons less than 44 px high and other links
 * less than 24 px (WCAG 2.5.8), pictures without an alternative.
 */
export const findMailFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const toChannels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);

    const getLuminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = toChannels(color).map((value) =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };

    const getContrast = (one: string, other: string) => {
      const [light = 0, dark = 0] = [getLuminance(one), getLuminance(other)].sort((a, b) => b - a);
      return (light + 0.05) / (dark + 0.05);
    };

    const getAlpha = (color: string) => toChannels(color)[3] ?? 1;

    const findBackground = (element: Element | null): string | undefined => {
      if (element === null) return undefined;
      const color = getComputedStyle(element).backgroundColor;
      return getAlpha(color) === 0 ? findBackground(element.parentElement) : color;
    };

    const findOfText = (text: Node): string[] => {
      const element = text.parentElement;
      const value = (text.nodeValue ?? '').trim();
      if (!element?.checkVisibility() || value === '') return [];
      const { color } = getComputedStyle(element);
      const background = findBackground(element);
      const isPlain = background !== undefined && getAlpha(background) === 1;
      const contrast = isPlain && getAlpha(color) === 1 ? getContrast(color, background) : 0;
      const pale = contrast < 4.5 ? [`contrast ${contrast.toFixed(2)}: ${value}`] : [];
      // A code is copied, and may break anywhere; a word may break after its hyphen.
      if (element.closest('.m-code')) return pale;
      const broken = Array.from((text.nodeValue ?? '').matchAll(/[^\s-]+-?/g)).filter(
        ({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const pieces = Array.from(range.getClientRects()).filter(({ width }) => width > 0);
          return new Set(pieces.map(({ top }) => Math.round(top))).size > 1;
        },
      );
      return [...pale, ...broken.map(([word]) => `broken word: ${word}`)];
    };

    const listTexts = (root: Document): Node[] => {
      const walker = root.createTreeWalker(root.body, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      for (let text = walker.nextNode(); text; text = walker.nextNode()) texts.push(text);
      return texts;
    };

    const findOfMail = (frame: HTMLIFrameElement): string[] => {
      const shown = frame.contentDocument;
      if (!shown) return ['it is not shown'];
      const parts = Array.from(shown.body.querySelectorAll('*'));
      const wide = parts
        .filter((part) => part.getBoundingClientRect().right > frame.clientWidth + 0.5)
        .map(({ tagName }) => `wider than ${frame.clientWidth} px: ${tagName}`);
      const small = Array.from(shown.links)
        .map((link) => ({ link, height: link.getBoundingClientRect().height }))
        .filter(({ height, link }) => height < (link.matches('.m-button') ? 44 : 24))
        .map(({ height, link }) => `${height} px high: ${link.textContent}`);
      const silent = Array.from(shown.images).filter((image) => !image.hasAttribute('alt'));
      return [
        ...wide,
        ...(shown.documentElement.scrollWidth > frame.clientWidth ? ['it scrolls sideways'] : []),
        ...small,
        ...silent.map(({ src }) => `a picture without alt: ${src}`),
        ...listTexts(shown).flatMap(findOfText),
      ];
    };

    return Array.from(document.querySelectorAll('iframe')).flatMap((frame) =>
      findOfMail(frame).map((fault) => `${frame.title}: ${fault}`),
    );
  });
