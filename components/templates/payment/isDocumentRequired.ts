import type { AskedDocument } from '@/services/checkout/getDocumentType';
import type { FormMethod } from '@/services/checkout/payment/offeredMethods';

type Need = 'always' | 'forInvoice' | 'never';

const needs: Record<FormMethod, Need> = {
  'credit-card': 'forInvoice',
  pix: 'always',
  bankslip: 'always',
  'm-pesa': 'never',
  'credit-card+credit-card': 'forInvoice',
  'credit-card+pix': 'always',
  // One click: what the service needs it knows from the purchase.
  'default-credit-card': 'never',
  'credit-card-in-person': 'forInvoice',
  'pix-in-person': 'forInvoice',
  cash: 'forInvoice',
  cheque: 'forInvoice',
};

/** Whether a method's form has a place for the document. */
export function hasDocument(method: FormMethod): boolean {
  return needs[method] !== 'never';
}

/**
 * Whether a payment needs the buyer's document. The banks ask for the payer's with Pix and bank
 * slips; with a card only the invoice does, where the brand issues one.
 * @param document what the buyer is asked for; null: nothing
 */
export function isDocumentRequired(
  method: FormMethod,
  document: AskedDocument | null,
  needsDocumentForInvoice: boolean,
): boolean {
  if (document === null) return false;
  const need = needs[method];
  return need === 'always' || (need === 'forInvoice' && needsDocumentForInvoice);
}
