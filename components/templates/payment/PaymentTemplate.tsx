import { useTranslation } from '@/contexts/TranslationContext';
import { PaymentStep } from '../../payment/PaymentStep';

/** The step that pays for the purchase. */
export function PaymentTemplate() {
  const { t } = useTranslation();
  return <PaymentStep title={t('payment.title')} hasVoucher />;
}
