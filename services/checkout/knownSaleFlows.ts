import type { CheckoutFlow, FlowStep } from '@/contract/product';
import { knownSaleFlowIds, type KnownSaleTemplate } from './knownSale';

const payment = (
  templateId: KnownSaleTemplate,
  id: string,
  defaultNextStepId: string | null = null,
): FlowStep => ({ id, templateId, defaultNextStepId, props: {} });

/**
 * What is paid later is paid in one step. What a recovery pays is the purchase itself, which ends as
 * every purchase does; the others end with a receipt (`getRouteAfterPayment`). The ids of the steps
 * say their kind (spec section 4, "Step kinds").
 */
const steps: Record<KnownSaleTemplate, FlowStep[]> = {
  'invoice-payment': [payment('invoice-payment', 'invoice-payment')],
  renew: [payment('renew', 'renew-payment')],
  recovery: [
    payment('recovery', 'recovery-payment', 'recovery-success'),
    { id: 'recovery-success', templateId: 'success', defaultNextStepId: null, props: {} },
  ],
  'upgrade-payment': [payment('upgrade-payment', 'upgrade-payment')],
  'custom-offer': [payment('custom-offer', 'custom-offer')],
};

/** The flow of a page that opens by an id, for a product that has no flow of that name itself. */
export function getKnownSaleFlow(template: KnownSaleTemplate): CheckoutFlow {
  return { id: knownSaleFlowIds[template], steps: steps[template] };
}

/** The flow with such an id; undefined: none. */
export function findKnownSaleFlow(flowId: string): CheckoutFlow | undefined {
  return [
    getKnownSaleFlow('invoice-payment'),
    getKnownSaleFlow('renew'),
    getKnownSaleFlow('recovery'),
    getKnownSaleFlow('upgrade-payment'),
    getKnownSaleFlow('custom-offer'),
  ].find(({ id }) => id === flowId);
}
