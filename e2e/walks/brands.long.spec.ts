import { test } from '@playwright/test';
import { buyByDefaultFlow, otherBrandWalks } from '../support/brandWalks';

for (const walk of otherBrandWalks) {
  test(`${walk.key}: from the link to the end of the default flow`, ({ page }) =>
    buyByDefaultFlow(page, walk));
}
