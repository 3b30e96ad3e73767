import type { Page } from './page';
import { createBrowserStore, createTextsGuard } from '../storage';
import { replaceParameter } from './query';

interface TypedVoucher {
  code: string;
  link: string;
}

const store = createBrowserStore<{ typedVoucher: TypedVoucher }>('sessionStorage', () =>
  createTextsGuard('code', 'link'),
);

const dropVoucher = (rawQuery: string) => replaceParameter(rawQuery, 'voucher', null);

export function keepTypedVoucher(rawQuery: string, code: string): void {
  store.write('typedVoucher', { code, link: dropVoucher(rawQuery) });
}

export function forgetTypedVoucher(): void {
  store.write('typedVoucher', null);
}

export function addTypedVoucher({ query, rawQuery }: Pick<Page, 'query' | 'rawQuery'>): string {
  const typed = store.read('typedVoucher');
  const isOfLink = typed?.link === dropVoucher(rawQuery);
  return isOfLink && query.voucher === undefined
    ? replaceParameter(rawQuery, 'voucher', typed.code)
    : rawQuery;
}
