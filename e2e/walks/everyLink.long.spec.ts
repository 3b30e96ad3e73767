import { test } from '@playwright/test';
import { drawSample, linkCases } from '../support/linkCases';
import { walkLink } from '../support/walkLink';

const sample = new Set(drawSample(linkCases));

for (const link of linkCases.filter((other) => !sample.has(other))) {
  test(`${link.query}: from the link to its end`, ({ page }) => walkLink(page, link));
}
