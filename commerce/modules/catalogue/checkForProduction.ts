import type { CatalogueProduct } from './CatalogueProduct';

function checkProduct({ code, guesses = [], links, operation }: CatalogueProduct): string[] {
  const name = operation === 'BR' ? code : `${code} (${operation})`;
  return [
    ...(links === null ? [`${name} has no links to its terms, privacy and help`] : []),
    ...(guesses.length === 0 ? [] : [`${name} has only guesses of ${guesses.join(', ')}`]),
  ];
}

/**
 * Finds the products that must not be sold in production: those without the documents that are
 * accepted with them, or with facts that nobody has confirmed.
 * @returns one sentence that names every such product; null: all can be sold
 */
export function findUnsellable(products: readonly CatalogueProduct[]): string | null {
  const faults = products.flatMap(checkProduct);
  if (faults.length === 0) return null;
  return `APP_ENV=production does not start with products that are not ready: ${faults.join('; ')}. Complete them in commerce/modules/catalogue/products, or take them out of commerce/modules/catalogue/registry.ts.`;
}
