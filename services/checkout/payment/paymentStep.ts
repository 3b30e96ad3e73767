import type { TemplateId } from '@/contract/enumerations';
import type { CheckoutFlow, FlowStep } from '../../product';
import { getCurrentStep } from '../steps';

type PaymentTemplate = Extract<TemplateId, 'payment' | 'upsell-payment'>;

/** The pages that are about one payment of the flow, whichever was made last. */
const paymentOfPage: Partial<Record<TemplateId, PaymentTemplate>> = {
  payment: 'payment',
  success: 'payment',
  'upsell-payment': 'upsell-payment',
  'upsell-success': 'upsell-payment',
};

/** Where a step's payment is kept, so that an upsell's does not take the place of the purchase's. */
export function getTokenKey(step: FlowStep | null): 'purchaseToken' | 'upsellToken' {
  return step?.templateId === 'upsell-payment' ? 'upsellToken' : 'purchaseToken';
}

/**
 * The step whose payment a page is about. Pages such as /pix serve every payment: there it is the
 * one that was made last, else the purchase's own.
 * @param lastStepId the step of the last payment, as it was stored
 */
export function findPaymentStep(
  flow: CheckoutFlow,
  pathname: string,
  lastStepId: string | null,
): FlowStep | null {
  const page = getCurrentStep(flow, pathname);
  const template = page && paymentOfPage[page.templateId];
  const last = template ? undefined : flow.steps.find(({ id }) => id === lastStepId);
  return (
    last ?? flow.steps.find(({ templateId }) => templateId === (template ?? 'payment')) ?? null
  );
}
