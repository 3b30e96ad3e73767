import type { Brand, BrandMode } from '@/brands/brand';
import { findBrand } from '@/brands/findBrand';
import { getBrand } from '@/brands/registry';
import { productKeys, type ProductKey } from '@/services/checkout/productKeys';
import { getTheme } from '@/themes/getTheme';
import type { BrandLook, BrandLooks, BuilderProduct } from './rootPage';

function getLook({ logoFile, themeId }: Brand, mode: BrandMode): BrandLook {
  const { background, primary, text } = getTheme(themeId, mode).colors;
  return { logoFile: logoFile[mode], background, primary, text };
}

const getLooks = (brand: Brand): BrandLooks => ({
  light: getLook(brand, 'light'),
  dark: getLook(brand, 'dark'),
});

function describe(key: ProductKey): BuilderProduct {
  const { business, productCode } = productKeys[key];
  const brand = findBrand(business, productCode);
  const mozambican = getBrand(brand.dsProductId, 'pt-MZ');
  return {
    key,
    brandName: brand.product.name,
    looks: getLooks(brand),
    looksInMozambique: mozambican.lang === 'pt-MZ' ? getLooks(mozambican) : null,
  };
}

const isProductKey = (key: string): key is ProductKey => Object.hasOwn(productKeys, key);

/** Every product key with its brand. */
export const builderProducts: readonly BuilderProduct[] = Object.keys(productKeys)
  .filter(isProductKey)
  .map(describe);
