import type { AppliedVoucher, Plan } from '@/contract/product';
import type { CatalogOffer, CatalogPlan, CatalogVoucher } from '../catalog/CatalogProduct';
import { planAtPrice } from './planAtPrice';

export interface PricedPlan {
  plan: Plan;
  /** The voucher as applied; null when there is none or the offer is the better price already. */
  voucher: AppliedVoucher | null;
}

/**
 * The price of a plan. An offer is a final price: a voucher is not taken off it as well.
 * All amounts in minor units.
 */
export function pricePlan(
  plan: CatalogPlan,
  voucher: CatalogVoucher | undefined,
  offer: CatalogOffer | undefined,
): PricedPlan {
  const { standardAmount } = plan;
  const applied = voucher && !offer ? { code: voucher.code, discount: voucher.discount } : null;
  const amount = offer?.amount ?? standardAmount - (applied?.discount ?? 0);
  return { plan: planAtPrice(plan, { amount, standardAmount }), voucher: applied };
}
