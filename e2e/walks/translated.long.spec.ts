import { expect, test } from '@playwright/test';
import { drawSample, linkCases } from '../support/linkCases';
import { translatePages } from '../support/translatePages';
import { walkLink } from '../support/walkLink';

for (const link of drawSample(linkCases)) {
  for (const from of ['document', 'hydration'] as const) {
    test(`${link.query}: translated from the ${from} on, from the link to its end`, async ({
      page,
    }) => {
      const failures: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') failures.push(message.text());
      });
      const { getStaleTexts } = await translatePages(page, from);
      await walkLink(page, link);
      expect(failures).toEqual([]);
      expect(await getStaleTexts()).toEqual([]);
    });
  }
}
