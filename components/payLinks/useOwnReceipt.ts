import { useStored } from '@/contexts/useStored';
import type { FailurePage } from '@/services/checkout/page';
import { getPaymentLinkFlow } from '@/services/checkout/paymentLinkFlows';
import { paymentLinkFlowIds, referenceParameter } from '@/services/checkout/paymentLinks';
import { getTokenKey } from '@/services/checkout/paymentStep';
import { withQuery } from '@/services/checkout/routes';
import { getRouteAfterPayment } from '../payment/afterPayment';

export interface OwnReceipt {
  path: string;
  token: string;
}

/** @returns null where this browser has not paid what the link led to, or has paid something since */
export function useOwnReceipt({
  id,
  template,
}: NonNullable<FailurePage['paidReference']>): OwnReceipt | null {
  const flow = getPaymentLinkFlow(template);
  const [step = null] = flow.steps;
  const key = getTokenKey(step);
  const token = useStored(key);
  const lastStepId = useStored('paymentStepId');
  const query = useStored('knownSaleQuery') ?? '';
  const link = new URLSearchParams(query);
  const isOfLink =
    link.get(referenceParameter) === id && link.get('flowId') === paymentLinkFlowIds[template];
  // A recovery shares the purchase's token key, and another purchase replaces the token.
  const isLast = key !== 'purchaseToken' || lastStepId === step?.id;
  if (token === null || !isOfLink || !isLast) return null;
  return { token, path: withQuery(getRouteAfterPayment(flow, step, 'success'), query) };
}
