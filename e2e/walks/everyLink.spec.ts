import { test } from '@playwright/test';
import { drawSample, linkCases } from '../support/linkCases';
import { walkLink } from '../support/walkLink';

for (const link of drawSample(linkCases)) {
  test(`${link.query}: from the link to its end`, ({ page }) => walkLink(page, link));
}
