import type { Brand, LinkEnvironment, MozambiqueMethodId } from '@/brands/brand';
import type { PaymentMethod } from '@/contract/enumerations';
import type { PageMozambiqueMethod } from '@/services/checkout/page';

const ids: readonly MozambiqueMethodId[] = ['creditcard', 'debitcard', 'boleto'];

const methodById: Record<MozambiqueMethodId, PaymentMethod | null> = {
  creditcard: 'credit-card',
  debitcard: null,
  boleto: 'bankslip',
};

type MethodSource = Pick<Brand, 'lang' | 'payment'>;

const getMozambiqueMethods = ({ lang, payment }: MethodSource) =>
  lang === 'pt-MZ' && 'mozambiqueMethods' in payment ? payment.mozambiqueMethods : {};

export function getActiveMozambiqueMethods(
  brand: MethodSource,
  environment: LinkEnvironment,
): PageMozambiqueMethod[] {
  const methods = getMozambiqueMethods(brand);
  return ids.flatMap((id) => {
    const method = methods[id];
    if (!method?.isActive) return [];
    return [{ id, name: method.name, planId: method.planId[environment] }];
  });
}

/**
 * Methods that a brand accepts. In Mozambique a method that the brand's list can name has to be active
 * there; a method that it cannot name, such as M-Pesa, is exempt, and without a list all methods are.
 */
export function getAcceptedMethods(brand: MethodSource): PaymentMethod[] {
  const listed = getMozambiqueMethods(brand);
  const isListed = Object.keys(listed).length > 0;
  const closed = ids.filter((id) => isListed && !listed[id]?.isActive).map((id) => methodById[id]);
  return brand.payment.methods.filter((method) => !closed.includes(method));
}
