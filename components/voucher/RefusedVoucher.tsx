import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { Notice } from '../ui/Notice';

/**
 * Says that the voucher of the link does not hold, on a page that shows a price and takes no voucher;
 * nothing where it does, or there is none.
 */
export function RefusedVoucher() {
  const { t } = useTranslation();
  const { product, saleQuery } = useCheckoutProduct();
  if (saleQuery.voucher === undefined || product.voucher) return null;
  return (
    <Notice tone="alert">{t(`voucher.refused.${product.voucherRefusal ?? 'unknown'}`)}</Notice>
  );
}
