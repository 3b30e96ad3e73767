import type { Page } from './page';
import { createBrowserStore, createTextsShape } from '../storage';
import { replaceParameter } from './query';

/** A voucher that the buyer typed and that held. */
interface TypedVoucher {
  code: string;
  /** The query of the link that it was typed on, without '?' and without a voucher. */
  link: string;
}

/** In this tab only: it is for this purchase, not for the next person at the computer. */
const store = createBrowserStore<{ typedVoucher: TypedVoucher }>('sessionStorage', () =>
  createTextsShape('code', 'link'),
);

const dropVoucher = (rawQuery: string) => replaceParameter(rawQuery, 'voucher', null);

/** Keeps the voucher that was typed on a link, in place of an earlier one. */
export function keepTypedVoucher(rawQuery: string, code: string): void {
  store.write('typedVoucher', { code, link: dropVoucher(rawQuery) });
}

/** Forgets it: it was taken off, does not hold, or what it was for is paid. */
export function forgetTypedVoucher(): void {
  store.write('typedVoucher', null);
}

/**
 * A page's raw query with the voucher that was typed on its link in this tab. The addresses before that
 * page, which the browser's Back leads to, do not have it. A voucher that the address names stays.
 */
export function addTypedVoucher({ query, rawQuery }: Pick<Page, 'query' | 'rawQuery'>): string {
  const typed = store.read('typedVoucher');
  const isOfLink = typed?.link === dropVoucher(rawQuery);
  return isOfLink && query.voucher === undefined
    ? replaceParameter(rawQuery, 'voucher', typed.code)
    : rawQuery;
}
