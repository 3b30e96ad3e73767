import type { Locator } from '@playwright/test';

/** Runs in the browser. */
function measureInBrowser(input: Element) {
  const box = input.parentElement?.getBoundingClientRect();
  const label = document.createRange();
  label.selectNodeContents(input.previousElementSibling ?? input);
  const words = label.getBoundingClientRect();
  if (!box) throw new Error('The field has no frame.');
  return {
    height: box.height,
    fromMiddle: Math.abs((words.top + words.bottom - box.top - box.bottom) / 2),
    isInside: words.right <= box.right && words.bottom <= box.bottom,
  };
}

export const measureField = (field: Locator) => field.evaluate(measureInBrowser);
