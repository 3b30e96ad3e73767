import type { TemplateId } from '@/contract/enumerations';
import type { CheckoutFlow } from '@/contract/productConfig';

/**
 * The pages that open by an unguessable id in a buyer's own link: the service knows what is sold there
 * and who buys it. Each begins a flow of its own.
 */
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

/** Whether nothing is bought on a page that a buyer's own link opens. */
export const isAfterSale = (templateId: TemplateId): boolean =>
  templateId === 'trial' ||
  templateId === 'access' ||
  templateId === 'refund' ||
  templateId === 'reminder';

/** Names the id in the query of a link whose route has no place for it. */
export const idParameter = 'id';

/**
 * Names the id in the query of the pages after the payment. Another name than a link's, because Next
 * puts what stands in the place of a route's [id] into the query, under that name.
 */
export const referenceParameter = 'reference';

/** Whether a step sells something to a buyer who is known. */
export function isPaymentLinkTemplate(templateId: TemplateId): templateId is PaymentLinkTemplate {
  return Object.hasOwn(paymentLinkFlowIds, templateId);
}

/** Whether a flow begins with such a step: nobody leaves contact data in it. */
export function isPaymentLinkFlow({ steps }: CheckoutFlow): boolean {
  return steps[0] !== undefined && isPaymentLinkTemplate(steps[0].templateId);
}
