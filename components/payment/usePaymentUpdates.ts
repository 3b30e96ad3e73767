import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from '@/contexts/TranslationContext';
import type { PaymentState } from '@/contract/enumerations';
import type { PaymentView } from '@/contract/payment';
import { watchPayment, type UpdateConnection } from '@/services/api/paymentUpdates';
import { showToast } from '@/services/toast';

/**
 * `payment` is null until the first answer; where another payment has paid the purchase instead, or
 * has replaced this one, it is that payment.
 */
export interface PaymentUpdates {
  payment: PaymentView | null;
  connection: UpdateConnection;
  setPayment: (payment: PaymentView) => void;
}

interface Latest {
  asked: string;
  payment: PaymentView;
}

const waitingStates: readonly PaymentState[] = ['pending', 'requires_action'];

export const isLoading = ({ connection, payment }: PaymentUpdates): boolean =>
  payment === null && connection === 'live';

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

export function usePaymentUpdates(token: string | null): PaymentUpdates {
  const [latest, setLatest] = useState<Latest | null>(null);
  const [known, setKnown] = useState<{ asked: string; connection: UpdateConnection } | null>(null);
  useEffect(() => {
    if (token === null) return undefined;
    const onPayment = (payment: PaymentView) => {
      setLatest({ asked: token, payment });
    };
    const onConnection = (connection: UpdateConnection) => {
      setKnown({ asked: token, connection });
    };
    return watchPayment(token, { onPayment, onConnection });
  }, [token]);
  useSayIsReplaced(latest?.asked === token ? latest : null);
  const setPayment = useCallback((payment: PaymentView) => {
    setLatest({ asked: payment.token, payment });
  }, []);
  return {
    payment: latest?.asked === token ? latest.payment : null,
    connection: known?.asked === token ? known.connection : 'live',
    setPayment,
  };
}
