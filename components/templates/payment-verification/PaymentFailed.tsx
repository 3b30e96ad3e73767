import { useTranslation, type MessageKey } from '@/contexts/TranslationContext';
import { useBackToPayment } from '../../payment/useBackToPayment';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { PrimaryButton } from '../../ui/Button';
import { Notice } from '../../ui/Notice';

interface PaymentFailedProps {
  title: MessageKey;
  text: MessageKey;
  /** What else there is to know. */
  note?: MessageKey;
}

/** No money came of it: why, and the way back to pay otherwise. */
export function PaymentFailed({ note, text, title }: PaymentFailedProps) {
  const { t } = useTranslation();
  const backToPayment = useBackToPayment();
  return (
    <>
      <ArrivalTitle>{t(title)}</ArrivalTitle>
      <Notice tone="error">
        <p>{t(text)}</p>
        {note !== undefined && <p>{t(note)}</p>}
      </Notice>
      <PrimaryButton onClick={backToPayment}>{t('verification.back')}</PrimaryButton>
    </>
  );
}
