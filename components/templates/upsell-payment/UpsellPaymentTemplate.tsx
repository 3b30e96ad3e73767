import { useEffect } from 'react';
import { useCheckout, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { writeStored } from '@/services/storage/storage';
import { TextButton } from '../../ui/Button';
import { PaymentStep } from '../payment/PaymentStep';
import { useRefuseUpsell } from './useRefuseUpsell';

/** The step that pays for what is offered after the purchase: the same form, another product. */
export function UpsellPaymentTemplate() {
  const { t } = useTranslation();
  const { product } = useCheckoutProduct();
  const { rawQuery } = useCheckout();
  const refuse = useRefuseUpsell();
  // A bank's page may send the buyer back to the upsell's own product.
  useEffect(() => {
    writeStored('upsellQuery', rawQuery);
  }, [rawQuery]);
  return (
    <PaymentStep title={t('upsell.payment.title', { product: product.name })}>
      <TextButton onClick={refuse}>{t('upsell.refuse')}</TextButton>
    </PaymentStep>
  );
}
