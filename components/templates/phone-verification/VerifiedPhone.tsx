import { useCheckout, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { routes } from '@/services/checkout/routes';
import { PrimaryButton } from '../../ui/Button';
import { Notice } from '../../ui/Notice';

/** Nothing is left to do here: the way on, for who came back. */
export function VerifiedPhone() {
  const { t } = useTranslation();
  const { goTo } = useCheckout();
  const { nextStep } = useCheckoutProduct();
  return (
    <>
      <Notice tone="success">{t('phone.verified')}</Notice>
      {nextStep && (
        <PrimaryButton onClick={() => void goTo(routes[nextStep.templateId])}>
          {t('phone.continue')}
        </PrimaryButton>
      )}
    </>
  );
}
