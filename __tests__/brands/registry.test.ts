import { findBrand, getBrand } from '@/brands/registry';

describe('getBrand', () => {
  it.each([
    ['medcof', 'pt-BR', 'medcof'],
    ['medcof', 'pt-MZ', 'medcof'],
    ['ms', 'pt-BR', 'ms'],
    ['ms', 'es-PE', 'ms'],
    ['ms', 'pt-MZ', 'ms-mz'],
    ['wol', 'pt-MZ', 'wol-mz'],
    ['nobody', 'pt-BR', 'neutral'],
    ['nobody', 'pt-MZ', 'neutral'],
    ['constructor', 'pt-BR', 'neutral'],
    ['', 'pt-BR', 'neutral'],
  ] as const)('%p in %s gets the theme %s', (id, locale, themeId) => {
    expect(getBrand(id, locale).themeId).toBe(themeId);
  });
});

describe('findBrand', () => {
  it.each([
    ['wiseup', 'exec', 'wiseup'],
    ['wiseup', 'n1', 'numberone'],
    ['wiseup', 'teens', 'wiseup'],
    ['wiser', 'wsp', 'wsp'],
    ['meusucesso', 'ms', 'ms'],
    ['atrinca', 'atrinca', 'neutral'],
  ] as const)('%s with the product %s is sold by %s', (business, productCode, brand) => {
    expect(findBrand(business, productCode).dsProductId).toBe(brand);
  });
});
