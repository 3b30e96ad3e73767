import type { VoucherRefusal } from '@/contract/enumerations';
import { findByCode, foldCode } from '@/domain/codes';
import type { CataloguePlan, CatalogueVoucher } from '../catalogue/CatalogueProduct';

/** What a voucher's rules are about, besides the moment. */
export interface VoucherFacts {
  now: Date;
  /** Whether the seller of the sale is a partner. */
  isPartnerSale: boolean;
  /** Whether the buyer has paid for another product. */
  isStudent: boolean;
  /** How often it was used, and by this buyer; payments that ended without money do not count. */
  uses: { total: number; byBuyer: number };
}

/** Why a voucher does not hold for a buyer now; null when it does. */
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

/** What a voucher takes off a plan, in minor units; of a percentage the cents are rounded down. */
export function getDiscount(
  { discount }: Pick<CatalogueVoucher, 'discount'>,
  { standardAmount }: Pick<CataloguePlan, 'standardAmount'>,
): number {
  if (typeof discount === 'number') return discount;
  return Math.floor((standardAmount * discount.percent) / 100);
}

/** A code without its case, accents, and what is neither letter nor digit. */
export const foldVoucher = (code: string) => foldCode(code).replace(/[^\p{L}\p{N}]+/gu, '');

/** "Cupom: MS120", of a message that a buyer copied. */
const label =
  /^\P{L}*(?:cup[oó]n|cupom|cup[aã]o|voucher|c[oó]digo)(?: de desc(?:onto|uento)| promocional)?[^\p{L}\p{N}]+/iu;

/** The voucher that a buyer or a link means: spaces, dashes, quotes and a label do not count. */
export function findVoucher(
  vouchers: readonly CatalogueVoucher[],
  written: string,
): CatalogueVoucher | undefined {
  const find = (text: string) => findByCode(vouchers, ({ code }) => code, text, foldVoucher);
  return find(written) ?? find(written.replace(label, ''));
}
