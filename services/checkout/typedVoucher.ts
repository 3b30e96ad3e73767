import type { Page } from './page';
import { replaceParameter } from './query';
import { typedVoucherStore } from './typedVoucherStore';

const dropVoucher = (rawQuery: string) => replaceParameter(rawQuery, 'voucher', null);

export function keepTypedVoucher(rawQuery: string, code: string): void {
  typedVoucherStore.write('typedVoucher', { code, link: dropVoucher(rawQuery) });
}

export function addTypedVoucher({ query, rawQuery }: Pick<Page, 'query' | 'rawQuery'>): string {
  const typed = typedVoucherStore.read('typedVoucher');
  const isOfLink = typed?.link === dropVoucher(rawQuery);
  return isOfLink && query.voucher === undefined
    ? replaceParameter(rawQuery, 'voucher', typed.code)
    : rawQuery;
}
