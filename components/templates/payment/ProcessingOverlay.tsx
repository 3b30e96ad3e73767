import { useTranslation } from '@/contexts/TranslationContext';
import { useIsSlow } from '../../payment/useIsSlow';
import { LoadingOverlay } from '../../shell/LoadingOverlay';

/** Milliseconds. */
const patience = 8_000;

/** Covers the page while a payment is under way, and says so. */
export function ProcessingOverlay({ isAsking }: { isAsking: boolean }) {
  const { t } = useTranslation();
  const isSlow = useIsSlow(patience);
  if (isAsking) return <LoadingOverlay text={t('payment.unknown.asking')} />;
  return <LoadingOverlay text={t(isSlow ? 'payment.submitting.long' : 'payment.submitting')} />;
}
