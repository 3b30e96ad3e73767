import type { VoucherRefusal } from '@/contract/enumerations';
import { findCodeInText, foldCode } from '@/domain/codes';
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

/** What a message that a buyer copied says before its code: "use o cupom: MS120", "10% MS120". */
const label =
  /^\P{L}*?(?:(?:\d{1,3}(?:[.,]\d{1,2})?\s*%(?:\s*off)?|com|use|usar|o|meu|seu|mi|de|do|c[oó]d(?:igo)?|cup[oóaã][mno]|coupon|voucher|vale|promo(?:cional)?|desc(?:onto|uento))[^\p{L}\p{N}]+)+/iu;

/** A code that was pasted more than once, folded. */
const repeated = /^(.+?)\1+$/u;

/** The longest text that a buyer can type. */
const longest = 80;

/**
 * The voucher that a buyer or a link means, however it is written, with a label before it, or more than once
 * without anything between.
 */
export function findVoucher(
  vouchers: readonly CatalogueVoucher[],
  written: string,
): CatalogueVoucher | undefined {
  const find = (text: string) => findCodeInText(vouchers, ({ code }) => code, text);
  const bare = written.replace(label, '');
  const once = repeated.exec(foldCode(bare.slice(0, longest)))?.[1];
  return find(written) ?? find(bare) ?? (once === undefined ? undefined : find(once));
}
