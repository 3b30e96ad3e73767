import type { Business } from '@/contract/enumerations';
import type { Brand } from './brand';
import { neutral } from './neutral';
import { brands } from './registry';

const branded: readonly Brand[] = Object.values(brands).filter((brand) => brand !== neutral);

/**
 * The brand that sells a product, where no service has said so yet: the one that has its product
 * code, else the first of its business, else the neutral stand-in.
 */
export function findBrand(business: Business, productCode: string): Brand {
  const ofBusiness = branded.filter((brand) => brand.business === business);
  return ofBusiness.find((brand) => brand.productCode === productCode) ?? ofBusiness[0] ?? neutral;
}
