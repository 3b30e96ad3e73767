import { useTranslation } from '@/contexts/TranslationContext';
import { useBackToPayment } from '../../payment/useBackToPayment';
import { PrimaryButton } from '../../ui/Button';
import { ExpiredTitle } from './ExpiredTitle';

/**
 * A code that has expired beside a card or points. They were let go with it, and are kept nowhere:
 * both are made anew on the payment page.
 */
export function HeldPartExpired({ heldMethod }: { heldMethod: string | undefined }) {
  const { t } = useTranslation();
  const backToPayment = useBackToPayment();
  return (
    <>
      <ExpiredTitle
        text={t(heldMethod === 'livelo' ? 'pix.expired.heldPoints' : 'pix.expired.held')}
      />
      <PrimaryButton onClick={backToPayment}>{t('pix.expired.again')}</PrimaryButton>
    </>
  );
}
