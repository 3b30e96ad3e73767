import { expect, test } from '@playwright/test';
import { productKeys } from '@/services/checkout/productKeys';
import { buyByDefaultFlow, otherBrandWalks, walksOfEachKind } from '../support/brandWalks';

/** Walked in purchase.spec.ts, by each method and on both screens. */
const walkedElsewhere = ['medcof', 'ms'];

test('every product key is walked', () => {
  const walked = [...walksOfEachKind, ...otherBrandWalks].map(({ key }) => key);
  expect([...walked, ...walkedElsewhere].sort()).toEqual(Object.keys(productKeys).sort());
});

for (const walk of walksOfEachKind) {
  test(`${walk.key}: from the link to the end of the default flow`, ({ page }) =>
    buyByDefaultFlow(page, walk));
}
