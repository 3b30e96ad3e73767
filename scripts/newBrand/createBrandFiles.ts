import { brandSource } from './brandSource';
import { catalogueSource } from './catalogueSource';
import { drawings } from './drawings';
import { identifierOf } from './identifierOf';
import type { NewBrand } from './NewBrand';
import { themeSource } from './themeSource';

/** The files that a brand brings, by path from the project's root. */
export function createBrandFiles(brand: NewBrand): Record<string, string> {
  const { id } = brand;
  return {
    [`brands/${id}.ts`]: brandSource(brand),
    [`themes/${id}.ts`]: themeSource(brand),
    [`commerce/catalog/products/${identifierOf(id)}.ts`]: catalogueSource(brand),
    ...Object.fromEntries(
      Object.entries(drawings(brand)).map(([file, drawing]) => [
        `public/brands/${id}/${file}`,
        drawing,
      ]),
    ),
  };
}
