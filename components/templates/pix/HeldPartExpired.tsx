import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { liveloRoutes } from '@/services/checkout/livelo/liveloRoutes';
import { useBackToPayment } from '../../payment/useBackToPayment';
import { PrimaryButton } from '../../ui/Button';
import { ExpiredTitle } from './ExpiredTitle';

/**
 * A code that has expired beside a card or points. They were let go with it, and are kept nowhere:
 * both are made anew, on the payment page or where points and money are shared out.
 */
export function HeldPartExpired({ heldMethod }: { heldMethod: string | undefined }) {
  const { t } = useTranslation();
  const { goTo } = useCheckout();
  const backToPayment = useBackToPayment();
  const isPoints = heldMethod === 'livelo';
  // The points' own page leads on to whatever else is missing by now, such as a new code.
  const backToPoints = () => void goTo(liveloRoutes.paymentMethod);
  return (
    <>
      <ExpiredTitle text={t(isPoints ? 'pix.expired.heldPoints' : 'pix.expired.held')} />
      <PrimaryButton onClick={isPoints ? backToPoints : backToPayment}>
        {t('pix.expired.again')}
      </PrimaryButton>
    </>
  );
}
