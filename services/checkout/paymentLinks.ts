import type { TemplateId } from '@/contract/enumerations';
import type { CheckoutFlow } from '@/contract/productConfig';

export const paymentLinkFlowIds = {
  'invoice-payment': 'invoice',
  renew: 'renew',
  recovery: 'recovery',
  'upgrade-payment': 'upgrade',
  'custom-offer': 'custom-offer',
  trial: 'trial-agreement',
  access: 'access',
  refund: 'refund',
  reminder: 'reminder',
} as const satisfies Partial<Record<TemplateId, string>>;

export type PaymentLinkTemplate = keyof typeof paymentLinkFlowIds;

export const isAfterSale = (templateId: TemplateId): boolean =>
  templateId === 'trial' ||
  templateId === 'access' ||
  templateId === 'refund' ||
  templateId === 'reminder';

export const idParameter = 'id';

/**
 * Names the id in the query of the pages after the payment. It differs from a link's `id`, because
 * Next adds the value of a route's [id] to the query under that name.
 */
export const referenceParameter = 'reference';

export function isPaymentLinkTemplate(templateId: string): templateId is PaymentLinkTemplate {
  return Object.hasOwn(paymentLinkFlowIds, templateId);
}

export function isPaymentLinkFlow({ steps }: CheckoutFlow): boolean {
  return steps[0] !== undefined && isPaymentLinkTemplate(steps[0].templateId);
}
