import type { CatalogProduct } from './CatalogProduct';
import { medcof } from './products/medcof';
import { ms } from './products/ms';

/** Every product sold. A product is added by its file and one line here. */
export const registry: CatalogProduct[] = [medcof, ms];
