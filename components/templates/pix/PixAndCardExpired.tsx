import { useTranslation } from '@/contexts/TranslationContext';
import { useBackToPayment } from '../../payment/useBackToPayment';
import { PrimaryButton } from '../../ui/Button';
import { ExpiredTitle } from './ExpiredTitle';

/**
 * A code that has expired beside a card. The card was let go with it, and is kept nowhere: both are
 * made anew on the payment page.
 */
export function PixAndCardExpired() {
  const { t } = useTranslation();
  const backToPayment = useBackToPayment();
  return (
    <>
      <ExpiredTitle text={t('pix.expired.held')} />
      <PrimaryButton onClick={backToPayment}>{t('pix.expired.again')}</PrimaryButton>
    </>
  );
}
