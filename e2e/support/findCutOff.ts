import type { Page } from '@playwright/test';

export const findCutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const cutOff = Array.from(document.body.querySelectorAll('*')).filter((element) => {
      const { right, width: own } = element.getBoundingClientRect();
      // The land of a drawing goes on beyond its picture, which is measured itself.
      const isShape = element instanceof SVGElement && element.ownerSVGElement !== null;
      const isSeen = own > 1 && !isShape && getComputedStyle(element).position !== 'absolute';
      return isSeen && right > width + 0.5;
    });
    return cutOff
      .filter((element) => !cutOff.some((other) => other !== element && element.contains(other)))
      .map(({ tagName, textContent }) => `${tagName} ${textContent.slice(0, 30)}`);
  });
