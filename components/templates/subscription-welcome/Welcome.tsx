import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { usePaymentStep } from '@/contexts/checkout/usePaymentStep';
import { useTranslation } from '@/contexts/TranslationContext';
import { routes, successInvoiceRoute } from '@/services/checkout/routes';
import type { PaymentView } from '@/services/payment';
import type { FlowStep } from '@/services/product';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { TextButton } from '../../ui/Button';
import { PageText } from '../../ui/PageTitle';
import { AccessLink } from '../success/AccessLink';
import { NextSteps } from '../success/NextSteps';
import { SuccessIcon } from '../success/SuccessIcon';

/** Where the receipt of a step's payment is. */
function getReceiptRoute(step: FlowStep | null): string {
  if (step?.templateId === 'custom-offer') return successInvoiceRoute;
  return routes[step?.templateId === 'upsell-payment' ? 'upsell-success' : 'success'];
}

/** What is bought is there to be used: how to get in, what happens next, and what was bought. */
export function Welcome({ payment }: { payment: PaymentView }) {
  const { t } = useTranslation();
  const { brand, goTo, userEmail } = useCheckout();
  const receipt = getReceiptRoute(usePaymentStep());
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
      <TextButton onClick={() => void goTo(receipt)}>{t('welcome.purchase')}</TextButton>
    </>
  );
}
