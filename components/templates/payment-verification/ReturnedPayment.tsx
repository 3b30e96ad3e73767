import { useState } from 'react';
import { type MessageKey, useTranslation } from '@/contexts/TranslationContext';
import type { PaymentReturn } from '@/contract/paymentReturn';
import { formatMoney } from '@/domain/money';
import { getPaymentReturn } from '@/services/api/payment';
import { HttpError } from '@/services/http/errors';
import { isOpen } from '../../paymentStatus/isOpen';
import { PaymentMissing, WaitingForBank } from '../../paymentStatus/PaymentProgress';
import { usePolling } from '../../paymentStatus/usePolling';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { Notice } from '../../ui/Notice';
import { PageText } from '../../ui/PageText';
import { useIsSlow } from '../../ui/useIsSlow';

/** As long as the bank's return address works (commerce, `getPaymentReturn`). */
const lifetimeMs = 24 * 60 * 60_000;
const slowMs = 30_000;

/**
 * A bank's app opens the return address in its own browser, which knows nothing else of the payment.
 * The page that waits for the payment is in another browser, and continues there.
 */
export function ReturnedPayment({ token }: { token: string }) {
  const isSlow = useIsSlow(slowMs);
  const answer = usePaymentReturn(token);
  if (answer === 'missing') return <PaymentMissing />;
  if (answer === null || isOpen(answer)) return <WaitingForBank isSlow={isSlow} />;
  return <Decision {...answer} />;
}

/** null: no answer yet. After the day for which the return address works, nobody is asked. */
function usePaymentReturn(token: string): PaymentReturn | 'missing' | null {
  const [answer, setAnswer] = useState<PaymentReturn | 'missing' | null>(null);
  const isWaiting = answer === null || (answer !== 'missing' && isOpen(answer));
  usePolling<PaymentReturn | 'missing'>(isWaiting, {
    ask: (passedMs) =>
      passedMs < lifetimeMs ? loadPaymentReturn(token) : Promise.resolve('missing'),
    onAnswer: setAnswer,
  });
  return answer;
}

const loadPaymentReturn = (token: string): Promise<PaymentReturn | 'missing' | null> =>
  getPaymentReturn(token).catch((error: unknown) =>
    error instanceof HttpError && error.status === 404 ? 'missing' : null,
  );

const successes: Partial<Record<PaymentReturn['state'], readonly [MessageKey, MessageKey]>> = {
  paid: ['verification.returned.paid.title', 'verification.returned.paid.text'],
  trial: ['verification.returned.trial.title', 'verification.returned.trial.text'],
  refunded: ['verification.refunded.title', 'verification.refunded.text'],
};

function Decision({ amount, currency, declineReason, state }: PaymentReturn) {
  const { t } = useTranslation();
  const success = successes[state];
  if (success) {
    const [title, text] = success;
    return (
      <>
        <ArrivalTitle>{t(title)}</ArrivalTitle>
        <PageText>{t(text, { amount: formatMoney(amount, currency) })}</PageText>
      </>
    );
  }
  const isDeclined = state === 'declined';
  return (
    <>
      <ArrivalTitle>
        {t(isDeclined ? 'payment.declined.title' : 'verification.ended.title')}
      </ArrivalTitle>
      <Notice tone="error">
        {isDeclined && <p>{t(`payment.declined.${declineReason ?? 'processing_error'}`)}</p>}
        <p>{t(`verification.returned.${isDeclined ? 'declined' : 'ended'}`)}</p>
      </Notice>
    </>
  );
}
