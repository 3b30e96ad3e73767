import { useTranslation } from '@/contexts/TranslationContext';
import { useStored } from '@/contexts/useStored';
import { paymentLinkFlowIds, referenceParameter } from '@/services/checkout/paymentLinks';
import { getPaymentLinkFlow } from '@/services/checkout/paymentLinkFlows';
import { getTokenKey } from '@/services/checkout/paymentStep';
import { withQuery } from '@/services/checkout/routes';
import type { FailurePage } from '@/services/checkout/page';
import { getRouteAfterPayment } from '../payment/afterPayment';
import { PrimaryLink } from '../ui/Button';

export function ReceiptLink({ id, template }: NonNullable<FailurePage['paidReference']>) {
  const { t } = useTranslation();
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
  const route = getRouteAfterPayment(flow, step, 'success');
  return <PrimaryLink href={withQuery(route, query)}>{t('paid.receipt')}</PrimaryLink>;
}
