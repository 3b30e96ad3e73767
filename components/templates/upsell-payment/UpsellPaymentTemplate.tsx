import { useEffect } from 'react';
import { useCheckoutPage, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useOwnPrice } from '@/contexts/checkout/useOwnPrice';
import { usePurchasePlan } from '@/contexts/checkout/usePurchasePlan';
import { useTranslation } from '@/contexts/TranslationContext';
import { writeStored } from '@/services/storage';
import { PaymentStep } from '../../payment/PaymentStep';
import { useStoredProfile } from '../../payment/storedProfile';
import { TextButton } from '../../ui/Button';
import { useRefuseUpsell } from '../../upsell/useRefuseUpsell';

const storedCard = ['default-credit-card'] as const;

/**
 * The step that pays for what is offered after the purchase: the same form, another product, and
 * first of all the card that has just been used.
 */
export function UpsellPaymentTemplate() {
  useOwnPrice();
  const { t } = useTranslation();
  const { product } = useCheckoutProduct();
  const { rawQuery } = useCheckoutPage();
  const refuse = useRefuseUpsell();
  const profile = useStoredProfile();
  const takesCards = usePurchasePlan().paymentMethods.includes('credit-card');
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
