import { test } from '@playwright/test';
import { brandedProducts } from './support/brandedProducts';
import { expectLinkPreview } from './support/linkPreview';
import { expectScriptsAreAskedFor } from './support/expectScriptsAreAskedFor';

for (const product of brandedProducts.slice(1)) {
  test(`${product.key}: the preview of a link shows the product, and the phone browser the brand’s colour`, ({
    page,
  }) => expectLinkPreview(page, product));
}

for (const [query, text] of [
  ['product=ms&locale=pt-MZ', 'Active o JavaScript do navegador para continuar.'],
  ['product=wup&flowId=peru', 'Activa JavaScript en el navegador para continuar.'],
] as const) {
  test(`without JavaScript ${query} says what to do, in the look of the page`, ({ browser }) =>
    expectScriptsAreAskedFor(browser, `/lead?${query}`, text));
}
