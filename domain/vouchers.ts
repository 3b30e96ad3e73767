import { findCodeInText, foldCode } from './codes';

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
export function findVoucher<Voucher extends { code: string }>(
  vouchers: readonly Voucher[],
  written: string,
): Voucher | undefined {
  const find = (text: string) => findCodeInText(vouchers, ({ code }) => code, text);
  const bare = written.replace(label, '');
  const once = repeated.exec(foldCode(bare.slice(0, longest)))?.[1];
  return find(written) ?? find(bare) ?? (once === undefined ? undefined : find(once));
}
