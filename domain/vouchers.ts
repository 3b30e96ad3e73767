import { findCodeInText, foldCode } from './codes';

const label =
  /^\P{L}*?(?:(?:\d{1,3}(?:[.,]\d{1,2})?\s*%(?:\s*off)?|com|use|usar|o|meu|seu|mi|de|do|c[oó]d(?:igo)?|cup[oóaã][mno]|coupon|voucher|vale|promo(?:cional)?|desc(?:onto|uento))[^\p{L}\p{N}]+)+/iu;

const repeated = /^(.+?)\1+$/u;

const longest = 80;

export function findVoucher<Voucher extends { code: string }>(
  vouchers: readonly Voucher[],
  written: string,
): Voucher | undefined {
  const find = (text: string) => findCodeInText(vouchers, ({ code }) => code, text);
  const bare = written.replace(label, '');
  const once = repeated.exec(foldCode(bare.slice(0, longest)))?.[1];
  return find(written) ?? find(bare) ?? (once === undefined ? undefined : find(once));
}
