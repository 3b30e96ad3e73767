import type { CheckoutFlow, FlowStep } from '@/contract/productConfig';
import {
  isPaymentLinkTemplate,
  paymentLinkFlowIds,
  type PaymentLinkTemplate,
} from './paymentLinks';

const payment = (
  templateId: PaymentLinkTemplate,
  id: string,
  defaultNextStepId: string | null = null,
): FlowStep => ({ id, templateId, defaultNextStepId, props: {} });

const steps: Record<PaymentLinkTemplate, FlowStep[]> = {
  'invoice-payment': [payment('invoice-payment', 'invoice-payment')],
  renew: [payment('renew', 'renew-payment')],
  recovery: [
    payment('recovery', 'recovery-payment', 'recovery-success'),
    { id: 'recovery-success', templateId: 'success', defaultNextStepId: null, props: {} },
  ],
  'upgrade-payment': [payment('upgrade-payment', 'upgrade-payment')],
  'custom-offer': [payment('custom-offer', 'custom-offer')],
  trial: [payment('trial', 'trial')],
  access: [payment('access', 'access')],
  refund: [payment('refund', 'refund')],
  reminder: [payment('reminder', 'reminder')],
};

export function getPaymentLinkFlow(template: PaymentLinkTemplate): CheckoutFlow {
  return { id: paymentLinkFlowIds[template], steps: steps[template] };
}

export function findPaymentLinkFlow(flowId: string): CheckoutFlow | undefined {
  return Object.keys(paymentLinkFlowIds)
    .filter(isPaymentLinkTemplate)
    .map(getPaymentLinkFlow)
    .find(({ id }) => id === flowId);
}
