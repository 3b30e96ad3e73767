import type { CheckoutFlow, FlowStep } from '@/contract/productConfig';
import { paymentLinkFlowIds, type PaymentLinkTemplate } from './paymentLinks';

const payment = (
  templateId: PaymentLinkTemplate,
  id: string,
  defaultNextStepId: string | null = null,
): FlowStep => ({ id, templateId, defaultNextStepId, props: {} });

/**
 * What is paid later is paid in one step. What a recovery pays is the purchase itself, which ends as
 * every purchase does; the others end with a receipt (`getRouteAfterPayment`). The ids of the steps
 * say their kind (docs/behaviour.md 4, "Step kinds").
 */
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

/** The flow of a page that opens by an id, for a product that has no flow of that name itself. */
export function getPaymentLinkFlow(template: PaymentLinkTemplate): CheckoutFlow {
  return { id: paymentLinkFlowIds[template], steps: steps[template] };
}

/** The flow with such an id; undefined: none. */
export function findPaymentLinkFlow(flowId: string): CheckoutFlow | undefined {
  return [
    getPaymentLinkFlow('invoice-payment'),
    getPaymentLinkFlow('renew'),
    getPaymentLinkFlow('recovery'),
    getPaymentLinkFlow('upgrade-payment'),
    getPaymentLinkFlow('custom-offer'),
    getPaymentLinkFlow('trial'),
    getPaymentLinkFlow('access'),
    getPaymentLinkFlow('refund'),
    getPaymentLinkFlow('reminder'),
  ].find(({ id }) => id === flowId);
}
