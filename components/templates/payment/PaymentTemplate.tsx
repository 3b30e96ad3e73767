import { useTranslation } from '@/contexts/TranslationContext';
import { PaymentStep } from '../../payment/PaymentStep';

export function PaymentTemplate() {
  const { t } = useTranslation();
  return <PaymentStep title={t('payment.title')} hasVoucher />;
}
