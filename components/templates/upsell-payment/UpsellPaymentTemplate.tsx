import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useCheckoutPage, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useBuyerPrice } from '@/contexts/checkout/useBuyerPrice';
import { usePurchasePlan } from '@/contexts/checkout/usePurchasePlan';
import { useTranslation } from '@/contexts/TranslationContext';
import { countEvent } from '@/services/analytics/countEvent';
import { createCheckoutEvent, getStepSale } from '@/services/analytics/events';
import { writeStored } from '@/services/storage';
import { PaymentStep } from '../../payment/PaymentStep';
import { useStoredProfile } from '../../payment/storedProfile';
import { TextButton } from '../../ui/Button';
import { useRefuseUpsell } from '../../upsell/useRefuseUpsell';

/** A text button is 48 px high, most of it empty: the page's gap would double that. */
const Refuse = styled(TextButton)`
  margin-block: calc(-1 * var(--space-24)) calc(-1 * var(--space-12));
`;

const storedCard = ['default-credit-card'] as const;

export function UpsellPaymentTemplate() {
  const isPriced = useBuyerPrice();
  const { t } = useTranslation();
  const { currentStep, product } = useCheckoutProduct();
  const plan = usePurchasePlan();
  const { rawQuery } = useCheckoutPage();
  const refuse = useRefuseUpsell();
  const profile = useStoredProfile();
  const takesCards = plan.paymentMethods.includes('credit-card');
  useEffect(() => {
    if (isPriced) countEvent(createCheckoutEvent(plan), getStepSale(currentStep));
  }, [currentStep, isPriced, plan]);
  // A bank's page may send the buyer back to the upsell's own product.
  useEffect(() => {
    writeStored('upsellQuery', rawQuery);
  }, [rawQuery]);
  return (
    <PaymentStep
      title={t('upsell.payment.title', { product: product.name })}
      first={profile !== null && takesCards ? storedCard : []}
    >
      <Refuse onClick={refuse}>{t('upsell.refuse')}</Refuse>
    </PaymentStep>
  );
}
