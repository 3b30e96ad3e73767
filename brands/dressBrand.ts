import type { Brand, BrandMode } from './brand';
import { neutral } from './neutral';

/**
 * The brand as it stands on the pages of a product: one without a brand of its own has its own look.
 * @param productCode of a link, which may hold anything, also the name of a member of every object
 */
export function dressBrand(brand: Brand, productCode: string): Brand {
  const { productLooks = {} } = brand;
  return Object.hasOwn(productLooks, productCode)
    ? { ...brand, ...productLooks[productCode] }
    : brand;
}

/** null: the fallback has no wordmark, and the product's name stands in its place. */
export const findWordmark = (
  { logoFile, themeId }: Pick<Brand, 'logoFile' | 'themeId'>,
  mode: BrandMode,
): string | null => (themeId === neutral.themeId ? null : logoFile[mode]);
