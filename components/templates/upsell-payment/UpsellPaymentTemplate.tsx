import { useEffect } from 'react';
import { useCheckout, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { usePlanForSale } from '@/contexts/checkout/usePlanForSale';
import { usePurchaseProfile } from '@/contexts/checkout/usePurchaseProfile';
import { writeStored } from '@/services/storage/storage';
import { TextButton } from '../../ui/Button';
import { PaymentStep } from '../payment/PaymentStep';
import { useRefuseUpsell } from './useRefuseUpsell';

const storedCard = ['default-credit-card'] as const;

/**
 * The step that pays for what is offered after the purchase: the same form, another product, and
 * first of all the card that has just been used.
 */
export function UpsellPaymentTemplate() {
  const { t } = useTranslation();
  const { product } = useCheckoutProduct();
  const { rawQuery } = useCheckout();
  const refuse = useRefuseUpsell();
  const profile = usePurchaseProfile();
  const takesCards = usePlanForSale().paymentMethods.includes('credit-card');
  // A bank's page may send the buyer back to the upsell's own product.
  useEffect(() => {
    writeStored('upsellQuery', rawQuery);
  }, [rawQuery]);
  return (
    <PaymentStep
      title={t('upsell.payment.title', { product: product.name })}
      first={profile !== null && takesCards ? storedCard : []}
    >
      <TextButton onClick={refuse}>{t('upsell.refuse')}</TextButton>
    </PaymentStep>
  );
}
