import type { CatalogProduct, CatalogVoucher } from '../catalog/CatalogProduct';

/** The voucher of a plan by its code, in any case; undefined when the plan has no such voucher. */
export function findVoucher(
  product: CatalogProduct,
  planId: string,
  code: string | undefined,
): CatalogVoucher | undefined {
  return product.vouchers.find(
    (voucher) => voucher.planId === planId && voucher.code.toLowerCase() === code?.toLowerCase(),
  );
}
