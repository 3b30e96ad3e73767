import { useEffect, useState } from 'react';
import { type MessageKey, useTranslation } from '@/contexts/TranslationContext';
import type { PaymentReturn } from '@/contract/paymentReturn';
import { formatMoney } from '@/domain/money';
import { getPaymentReturn } from '@/services/api/payment';
import { HttpError } from '@/services/http/errors';
import { PaymentMissing, WaitingForBank } from '../../paymentStatus/PaymentProgress';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { Notice } from '../../ui/Notice';
import { PageText } from '../../ui/Title';
import { useIsSlow } from '../../ui/useIsSlow';

const firstPollMs = 3_000;
const laterPollMs = 30_000;
const earlyMs = 3 * 60_000;
/** As long as the bank's return address works (commerce, `getPaymentReturn`). */
const lifetimeMs = 24 * 60 * 60_000;
const slowMs = 30_000;

const openStates: readonly PaymentReturn['state'][] = [
  'created',
  'processing',
  'pending',
  'requires_action',
];

/**
 * A bank's app opens the return address in its own browser, which knows nothing else of the payment.
 * The page that waits for the payment is in another browser, and continues there.
 */
export function ReturnedPayment({ token }: { token: string }) {
  const isSlow = useIsSlow(slowMs);
  const answer = usePaymentReturn(token);
  if (answer === 'missing') return <PaymentMissing />;
  if (answer === null || openStates.includes(answer.state))
    return <WaitingForBank isSlow={isSlow} />;
  return <Decision {...answer} />;
}

/**
 * Polls until the payment is decided: often for some minutes, then rarely, and never after the day for
 * which the return address works. null: no answer yet.
 */
function usePaymentReturn(token: string): PaymentReturn | 'missing' | null {
  const [answer, setAnswer] = useState<PaymentReturn | 'missing' | null>(null);
  useEffect(() => {
    let isOver = false;
    let timer: number | undefined;
    const start = Date.now();
    const ask = async () => {
      const found = await getPaymentReturn(token).catch((error: unknown) =>
        error instanceof HttpError && error.status === 404 ? ('missing' as const) : null,
      );
      if (isOver) return;
      if (found !== null) setAnswer(found);
      if (found !== null && (found === 'missing' || !openStates.includes(found.state))) return;
      const passed = Date.now() - start;
      if (passed >= lifetimeMs) setAnswer('missing');
      else
        timer = window.setTimeout(() => void ask(), passed < earlyMs ? firstPollMs : laterPollMs);
    };
    void ask();
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
  }, [token]);
  return answer;
}

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
