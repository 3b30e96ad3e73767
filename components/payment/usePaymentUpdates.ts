import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from '@/contexts/TranslationContext';
import type { PaymentState } from '@/contract/enumerations';
import type { PaymentView } from '@/contract/payment';
import { watchPayment, type UpdateConnection } from '@/services/api/paymentUpdates';
import { showToast } from '@/services/toast';

/**
 * A payment as it is now, and how it is followed. `payment` is null until the first answer; where another
 * has paid the purchase instead, or has taken its place, it is that one.
 */
export interface PaymentUpdates {
  payment: PaymentView | null;
  connection: UpdateConnection;
  /** Takes over an answer that came another way. */
  setPayment: (payment: PaymentView) => void;
}

interface Latest {
  /** The token that was asked for; the payment may be the one that took its place. */
  asked: string;
  payment: PaymentView;
}

/** In which a buyer has something to do about a payment. */
const waitingStates: readonly PaymentState[] = ['pending', 'requires_action'];

/** Whether the first answer is on its way. */
export const isLoading = ({ connection, payment }: PaymentUpdates): boolean =>
  payment === null && connection === 'live';

/** Another tab has made a newer code, slip or request for the purchase: the page is about that one now. */
function useSayIsReplaced(latest: Latest | null): void {
  const { t } = useTranslation();
  const text = t('openPayment.replaced');
  const isReplaced =
    latest !== null &&
    latest.payment.token !== latest.asked &&
    waitingStates.includes(latest.payment.state);
  useEffect(() => {
    if (isReplaced) showToast({ kind: 'info', text });
  }, [isReplaced, text]);
}

/** Follows a payment for as long as the page is open. */
export function usePaymentUpdates(token: string | null): PaymentUpdates {
  const [latest, setLatest] = useState<Latest | null>(null);
  const [connection, setConnection] = useState<UpdateConnection>('live');
  useEffect(() => {
    if (token === null) return undefined;
    const onPayment = (payment: PaymentView) => {
      setLatest({ asked: token, payment });
    };
    return watchPayment(token, { onPayment, onConnection: setConnection });
  }, [token]);
  useSayIsReplaced(latest?.asked === token ? latest : null);
  const setPayment = useCallback((payment: PaymentView) => {
    setLatest({ asked: payment.token, payment });
  }, []);
  return { payment: latest?.asked === token ? latest.payment : null, connection, setPayment };
}
