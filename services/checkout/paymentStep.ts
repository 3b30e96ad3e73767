import type { TemplateId } from '@/contract/enumerations';
import type { CheckoutFlow, FlowStep } from '@/contract/productConfig';
import type { TokenKey } from '../tokenKeys';
import { isPaymentLinkTemplate } from './paymentLinks';
import { getCurrentStep, getStepKind } from './steps';

type PaymentTemplate = Extract<TemplateId, 'payment' | 'upsell-payment'>;

const paymentTemplateByPage: Partial<Record<TemplateId, PaymentTemplate>> = {
  payment: 'payment',
  success: 'payment',
  'upsell-payment': 'upsell-payment',
  'upsell-success': 'upsell-payment',
};

export function withPaidStep(route: string, stepId: string | null | undefined): string {
  const isOffered = typeof stepId === 'string' && getStepKind(stepId) === 'upsell';
  return isOffered ? `${route}?paidStep=${encodeURIComponent(stepId)}` : route;
}

const tokenKeys: Partial<Record<TemplateId, TokenKey>> = {
  'upsell-payment': 'upsellToken',
  'invoice-payment': 'invoiceToken',
  renew: 'invoiceToken',
  'upgrade-payment': 'invoiceToken',
  'custom-offer': 'invoiceToken',
};

export function getTokenKey(step: FlowStep | null): TokenKey {
  return (step && tokenKeys[step.templateId]) ?? 'purchaseToken';
}

/**
 * The step whose payment a page is about. Pages such as /pix serve every payment: there it is the step
 * of the last payment, else the purchase's own.
 * @param route the page's `stepRoute`
 * @param lastStepId the step of the last payment, as it was stored
 */
export function findPayingStep(
  flow: CheckoutFlow,
  route: string,
  lastStepId: string | null,
): FlowStep | null {
  const page = getCurrentStep(flow, route);
  const template = page && paymentTemplateByPage[page.templateId];
  const last = template ? undefined : flow.steps.find(({ id }) => id === lastStepId);
  return (
    last ??
    flow.steps.find(({ templateId }) => templateId === (template ?? 'payment')) ??
    flow.steps.find(({ templateId }) => isPaymentLinkTemplate(templateId)) ??
    null
  );
}
