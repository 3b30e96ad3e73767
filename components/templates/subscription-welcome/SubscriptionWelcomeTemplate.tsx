import { usePaymentStep } from '@/contexts/checkout/usePaymentStep';
import { useStepGuard } from '@/contexts/checkout/useStepGuard';
import { useStored } from '@/contexts/useStored';
import { getTokenKey } from '@/services/checkout/payment/paymentStep';
import { PurchaseResult } from '../success/PurchaseResult';
import { useOwnPayment } from './useOwnPayment';
import { Welcome } from './Welcome';

/** Welcomes who has just bought, the purchase or what was offered after it: the payment made last. */
export function SubscriptionWelcomeTemplate() {
  useStepGuard();
  const tokenKey = getTokenKey(usePaymentStep());
  const token = useStored(tokenKey);
  const isOwn = useOwnPayment(tokenKey);
  return (
    <PurchaseResult token={token} isOwn={isOwn} paid={(payment) => <Welcome payment={payment} />} />
  );
}
