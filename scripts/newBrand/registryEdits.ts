import { identifierOf } from './identifierOf';
import { insertEntry, insertImport } from './insertLine';
import type { NewBrand } from './NewBrand';

/** The files that list every brand, and what a new one changes in them. */
export function registryEdits({
  business,
  id,
}: NewBrand): Record<string, (source: string) => string> {
  const name = identifierOf(id);
  const key = name === id ? id : `'${id}'`;
  const entry = name === id ? `${id},` : `${key}: ${name},`;
  const listed = (opening: string, module: string, line: string) => (source: string) =>
    insertEntry(insertImport(source, name, module), opening, line);
  return {
    'brands/registry.ts': listed('export const brands = {', `./${id}`, entry),
    'themes/registry.ts': listed('export const themes = {', `./${id}`, entry),
    'commerce/catalog/registry.ts': listed(
      'export const registry',
      `./products/${name}`,
      `${name},`,
    ),
    'services/checkout/productKeys.ts': (source) =>
      insertEntry(
        source,
        'export const productKeys = {',
        `${key}: { business: '${business}', productCode: '${id}' },`,
      ),
  };
}
