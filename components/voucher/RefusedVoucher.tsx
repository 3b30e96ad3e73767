import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { Notice } from '../ui/Notice';

export function RefusedVoucher() {
  const { t } = useTranslation();
  const { product, saleQuery } = useCheckoutProduct();
  if (saleQuery.voucher === undefined || product.voucher) return null;
  return (
    <Notice tone="alert">{t(`voucher.refused.${product.voucherRefusal ?? 'unknown'}`)}</Notice>
  );
}
