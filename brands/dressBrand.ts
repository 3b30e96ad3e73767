import type { Brand, BrandMode, ProductLook } from './brand';
import { neutral, unbrandedThemeId } from './neutral';

/** @param productCode of a link, which may hold anything, also the name of a member of every object */
export function findLook(
  { productLooks = {} }: Pick<Brand, 'productLooks'>,
  productCode: string,
): ProductLook | undefined {
  return Object.hasOwn(productLooks, productCode) ? productLooks[productCode] : undefined;
}

/** The brand as it stands on the pages of a product, which may have a look of its own. */
export function dressBrand(brand: Brand, productCode: string): Brand {
  const look = findLook(brand, productCode);
  return look ? { ...brand, ...look, paneFiles: { ...brand.paneFiles, ...look.paneFiles } } : brand;
}

const withoutWordmark = [neutral.themeId, unbrandedThemeId];

/** null: the fallback has no wordmark, and the product's name stands in its place. */
export const findWordmark = (
  { logoFile, themeId }: Pick<Brand, 'logoFile' | 'themeId'>,
  mode: BrandMode,
): string | null => (withoutWordmark.includes(themeId) ? null : logoFile[mode]);
