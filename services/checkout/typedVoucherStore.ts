import { createBrowserStore, createTextsGuard } from '../storage';

interface TypedVoucher {
  code: string;
  link: string;
}

/** A file of its own: who only forgets the code needs nothing that reads links. */
export const typedVoucherStore = createBrowserStore<{ typedVoucher: TypedVoucher }>(
  'sessionStorage',
  () => createTextsGuard('code', 'link'),
);

export function forgetTypedVoucher(): void {
  typedVoucherStore.write('typedVoucher', null);
}
