import type { Brand, LinkEnvironment } from '@/brands/brand';
import type { MozambiqueMethod, MozambiqueMethodId } from '@/brands/mozambiqueMethods';
import type { PageMozambiqueMethod } from './page';

/** In the order in which a buyer sees them. */
const ids: readonly MozambiqueMethodId[] = ['creditcard', 'debitcard', 'boleto'];

/** The ways to pay that a brand offers in Mozambique, with the plan of one environment. */
export function getActiveMozambiqueMethods(
  brand: Brand,
  environment: LinkEnvironment,
): PageMozambiqueMethod[] {
  if (brand.lang !== 'pt-MZ') return [];
  const { mozambiqueMethods } = brand.payment;
  return ids.flatMap((id) => {
    const method: MozambiqueMethod | undefined = mozambiqueMethods[id];
    if (!method?.isActive) return [];
    return [{ id, name: method.name, planId: method.planId[environment] }];
  });
}
