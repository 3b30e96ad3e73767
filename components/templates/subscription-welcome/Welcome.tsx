import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { usePaymentStep } from '@/contexts/checkout/usePaymentStep';
import { useTranslation } from '@/contexts/TranslationContext';
import { routes } from '@/services/checkout/routes';
import type { PaymentView } from '@/services/payment';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { TextButton } from '../../ui/Button';
import { PageText } from '../../ui/PageTitle';
import { AccessLink } from '../success/AccessLink';
import { NextSteps } from '../success/NextSteps';
import { SuccessIcon } from '../success/SuccessIcon';

/** What is bought is there to be used: how to get in, what happens next, and what was bought. */
export function Welcome({ payment }: { payment: PaymentView }) {
  const { t } = useTranslation();
  const { brand, goTo, userEmail } = useCheckout();
  const step = usePaymentStep();
  const success = step?.templateId === 'upsell-payment' ? 'upsell-success' : 'success';
  return (
    <>
      <div>
        {brand.success.icon && <SuccessIcon />}
        <ArrivalTitle>{t('welcome.title')}</ArrivalTitle>
        <PageText>
          {userEmail === null
            ? t('success.textWithoutEmail')
            : t('success.text', { email: userEmail })}
        </PageText>
      </div>
      <AccessLink token={payment.token} />
      <NextSteps />
      <TextButton onClick={() => void goTo(routes[success])}>{t('welcome.purchase')}</TextButton>
    </>
  );
}
