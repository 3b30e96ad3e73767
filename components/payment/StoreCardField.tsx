import { useFormikContext } from 'formik';
import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { CheckboxField } from '../fields/CheckboxField';
import type { PaymentValues } from './paymentValues';

/**
 * Never ticked for the buyer. A change of these words makes another version of the consent
 * (`storedCardConsent`).
 */
export function StoreCardField() {
  const { t } = useTranslation();
  const { currentStep, productFlow } = useCheckoutProduct();
  const { method } = useFormikContext<PaymentValues>().values;
  const isFollowed = productFlow.steps.some(({ templateId }) => templateId === 'upsell-payment');
  const isUpsell = currentStep?.templateId === 'upsell-payment';
  if (!isFollowed || isUpsell || method !== 'credit-card') return null;
  return <CheckboxField name="storeCard">{t('payment.storeCard')}</CheckboxField>;
}
