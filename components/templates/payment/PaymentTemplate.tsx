import { lazy, Suspense } from 'react';
import { useTranslation } from '@/contexts/TranslationContext';
import { PaymentStep } from './PaymentStep';

const VoucherBox = lazy(async () => ({
  default: (await import('./paymentAside')).VoucherBox,
}));

const aside = (
  <Suspense>
    <VoucherBox />
  </Suspense>
);

/** The step that pays for the purchase. */
export function PaymentTemplate() {
  const { t } = useTranslation();
  return <PaymentStep title={t('payment.title')} aside={aside} />;
}
