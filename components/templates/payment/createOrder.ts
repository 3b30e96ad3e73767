import type { Order } from '@/services/checkout/payment/order';
import type { PaymentFieldName } from '@/services/checkout/payment/paymentOutcome';
import type { CardData } from '@/services/payment';
import type { Plan } from '@/services/product';
import { toDocumentNumber } from '@/validation/documents/toDocumentNumber';
import { toAddress } from '../../fields/address/toAddress';
import { takesCard } from './paymentStage';
import { createParts } from './createParts';
import { hasDocument } from './isDocumentRequired';
import type { PaymentValues } from './paymentValues';

/** What the form sells, and what it asks for with a card. */
export interface OrderedPlan {
  plan: Plan;
  asksAddress: boolean;
}

function getDocument({ document, method }: PaymentValues): string | null {
  return !hasDocument(method) || document.trim() === '' ? null : toDocumentNumber(document);
}

/** An order that can be sent, or the field that keeps it from being made. */
export type CreatedOrder = { order: Order } | { invalid: PaymentFieldName };

/**
 * Makes an order of what the form holds.
 * @throws HttpError, NoAnswerError when a card cannot be encrypted
 */
export async function createOrder(
  values: PaymentValues,
  { asksAddress, plan }: OrderedPlan,
  encrypt: (card: CardData) => Promise<string>,
): Promise<CreatedOrder> {
  const created = await createParts({ values, plan, encrypt });
  if ('invalid' in created) return created;
  return {
    order: {
      parts: created.parts,
      amount: created.parts.reduce((total, { amount }) => total + amount, 0),
      document: getDocument(values),
      address: asksAddress && takesCard(values.method) ? toAddress(values) : null,
    },
  };
}
