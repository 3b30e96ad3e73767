import type { OfferedMethod } from '@/services/checkout/payment/offeredMethods';

/**
 * Whether a payment needs the buyer's document. The banks ask for the payer's with Pix and bank
 * slips; with a card only the invoice does, where the brand issues one.
 */
export function isDocumentRequired(
  method: OfferedMethod,
  needsDocumentForInvoice: boolean,
): boolean {
  return method !== 'credit-card' || needsDocumentForInvoice;
}
