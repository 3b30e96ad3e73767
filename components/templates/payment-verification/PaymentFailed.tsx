import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { useTranslation, type MessageKey } from '@/contexts/TranslationContext';
import { routes } from '@/services/checkout/routes';
import { PrimaryButton } from '../../ui/Button';
import { Notice } from '../../ui/Notice';

interface PaymentFailedProps {
  title: MessageKey;
  text: MessageKey;
}

/** No money came of it: why, and the way back to pay otherwise. */
export function PaymentFailed({ text, title }: PaymentFailedProps) {
  const { t } = useTranslation();
  const { goTo } = useCheckout();
  return (
    <>
      <Notice tone="error" title={t(title)}>
        <p>{t(text)}</p>
      </Notice>
      <PrimaryButton
        onClick={() => {
          void goTo(routes.payment);
        }}
      >
        {t('verification.back')}
      </PrimaryButton>
    </>
  );
}
