import { findByCode } from '@/domain/codes';
import type { Locale } from '@/contract/enumerations';
import type { Brand, BrazilianBrand, MozambicanBrand, FallbackBrand } from './brand';
import { conquer } from './conquer';
import { conquerUnna } from './conquer-unna';
import { eumilitar } from './eumilitar';
import { institutoDestinyCid } from './instituto-destiny-cid';
import { live } from './live';
import { medcof } from './medcof';
import { ms } from './ms';
import { msMz } from './ms-mz';
import { neutral } from './neutral';
import { neutralMz } from './neutral-mz';
import { numberone } from './numberone';
import { performanc } from './performanc';
import { resolveenem } from './resolveenem';
import { wiseup } from './wiseup';
import { wol } from './wol';
import { wolMz } from './wol-mz';
import { wsp } from './wsp';

export const brands = {
  resolveenem,
  medcof,
  ms,
  wol,
  performanc,
  wiseup,
  numberone,
  live,
  wsp,
  conquer,
  'conquer-unna': conquerUnna,
  'instituto-destiny-cid': institutoDestinyCid,
  eumilitar,
  neutral,
} satisfies Record<string, BrazilianBrand | FallbackBrand>;

export type BrandId = keyof typeof brands;

export const mozambicanBrands = {
  ms: msMz,
  wol: wolMz,
} satisfies Partial<Record<BrandId, MozambicanBrand>>;

const known = new Map<string, Brand>(Object.entries(brands));
const mozambican = new Map<string, Brand>(Object.entries(mozambicanBrands));

/**
 * Returns the Mozambique variant where the locale is pt-MZ and there is one. An unknown id gets the
 * neutral fallback brand.
 */
export function getBrand(dsProductId: string, locale: Locale = 'pt-BR'): Brand {
  const variant = locale === 'pt-MZ' ? mozambican.get(dsProductId) : undefined;
  const brand = variant ?? known.get(dsProductId) ?? neutral;
  return brand === neutral && locale === 'pt-MZ' ? neutralMz : brand;
}

export const isBrand = (dsProductId: string): boolean => known.has(dsProductId);

const branded: readonly Brand[] = Object.values(brands).filter((brand) => brand !== neutral);

/**
 * Finds the brand that sells a product before any service has named it: the brand with the product
 * code, else the first brand of the business, else the neutral fallback.
 */
export function findBrand(business: string, productCode: string): Brand {
  const ofBusiness = branded.filter((brand) => brand.business === business);
  return (
    findByCode(ofBusiness, (brand) => brand.productCode, productCode) ?? ofBusiness[0] ?? neutral
  );
}
