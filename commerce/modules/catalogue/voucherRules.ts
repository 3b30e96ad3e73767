import type { VoucherRefusal } from '@/contract/enumerations';
import type { CataloguePlan, CatalogueVoucher } from './CatalogueProduct';

export interface VoucherFacts {
  now: Date;
  isPartnerSale: boolean;
  isStudent: boolean;
  /** Excludes payments that ended without money. */
  uses: { total: number; byBuyer: number };
}

export function judgeVoucher(
  { audience, endsAt, limits, startsAt }: CatalogueVoucher,
  { isPartnerSale, isStudent, now, uses }: VoucherFacts,
): VoucherRefusal | null {
  if (startsAt !== undefined && now < new Date(startsAt)) return 'not_yet';
  if (endsAt !== undefined && now >= new Date(endsAt)) return 'over';
  if (audience === 'partner' && !isPartnerSale) return 'not_for_you';
  if (audience === 'student' && !isStudent) return 'not_for_you';
  if (uses.byBuyer >= (limits?.perBuyer ?? Infinity)) return 'used';
  return uses.total >= (limits?.total ?? Infinity) ? 'exhausted' : null;
}

/** The discount of a voucher on a plan, in minor units; a percentage rounds the cents down. */
export function getDiscount(
  { discount }: Pick<CatalogueVoucher, 'discount'>,
  { standardAmount }: Pick<CataloguePlan, 'standardAmount'>,
): number {
  if (typeof discount === 'number') return discount;
  return Math.floor((standardAmount * discount.percent) / 100);
}
