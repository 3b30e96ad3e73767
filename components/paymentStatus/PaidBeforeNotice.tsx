import { useTranslation } from '@/contexts/TranslationContext';
import type { PaymentView } from '@/contract/payment';
import { useIsPaidBefore } from '../payment/afterPayment';
import { Notice } from '../ui/Notice';

export function PaidBeforeNotice({ payment: { state, token } }: { payment: PaymentView }) {
  const { t } = useTranslation();
  if (!useIsPaidBefore(token)) return null;
  const isTrial = state === 'trial';
  return (
    <Notice tone="success" title={t(isTrial ? 'paid.trial.title' : 'paid.title')}>
      {t(isTrial ? 'success.trialBegun' : 'payment.alreadyPaid.text')}
    </Notice>
  );
}
