import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '@/contexts/TranslationContext';
import type { PaymentRoute, PaymentView } from '@/contract/payment';
import { untilPagesLoad } from '@/services/http/untilPagesLoad';
import { useOpenPaymentPage } from '../payment/paymentPages';
import { TextButton } from '../ui/Button';
import { Notice } from '../ui/Notice';

/** How long a page says that its payment is paid before it moves on. */
export const paidMs = 1_500;

/**
 * Opens the page that a payment belongs to by now, as soon as pages load.
 * @param route null: the payment belongs to this page
 * @param delayMs how long this page stays
 * @returns the notice to show while that page cannot be opened, else null
 */
export function useMoveOn(
  payment: PaymentView | null,
  route: PaymentRoute | null,
  delayMs = 0,
): ReactNode {
  const { t } = useTranslation();
  const openPaymentPage = useOpenPaymentPage();
  const [tryAgain, setTryAgain] = useState<(() => void) | null>(null);
  const openPage = useEffectEvent(async (to: PaymentRoute) => {
    if (payment) await openPaymentPage(payment, to);
  });
  const token = payment?.token;
  useEffect(() => {
    if (token === undefined || route === null) return undefined;
    let isLeft = false;
    const moveOn = async () => {
      await untilPagesLoad(
        (retry) => {
          if (!isLeft) setTryAgain(() => retry);
        },
        () => isLeft,
      );
      if (isLeft) return;
      setTryAgain(null);
      await openPage(route);
    };
    const timer = setTimeout(() => void moveOn(), delayMs);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      setTryAgain(null);
    };
  }, [delayMs, route, token]);
  return (
    tryAgain && (
      <Notice tone="alert">
        <p>{t(payment?.state === 'paid' ? 'openPayment.away.paid' : 'openPayment.away.open')}</p>
        <TextButton onClick={tryAgain}>{t('failure.retry')}</TextButton>
      </Notice>
    )
  );
}
