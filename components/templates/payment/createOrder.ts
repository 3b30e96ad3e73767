import type { CheckoutQuery } from '@/services/checkout/parseQuery';
import { createPaymentRequest } from '@/services/checkout/payment/createPaymentRequest';
import type { PaymentFieldName } from '@/services/checkout/payment/paymentOutcome';
import type { Operation } from '@/services/checkout/resolveLocale';
import type { CardData, PaymentRequest } from '@/services/payment';
import type { Plan, Product } from '@/services/product';
import { readStored } from '@/services/storage/storage';
import { toDocumentNumber } from '@/validation/documents/toDocumentNumber';
import { toAddress } from '../../fields/address/toAddress';
import { createPart } from './createPart';
import { hasDocument } from './isDocumentRequired';
import type { PaymentValues } from './paymentValues';

/** What the page knows of the purchase besides what the form holds. */
export interface OrderSource {
  product: Product;
  plan: Plan;
  operation: Operation;
  query: CheckoutQuery;
  /** Whether a card payment comes with a billing address. */
  flowId: string;
  asksAddress: boolean;
}

function getDocument({ document, method }: PaymentValues): string | null {
  return !hasDocument(method) || document.trim() === '' ? null : toDocumentNumber(document);
}

/** An order that can be sent, or the field that keeps it from being made. */
export type Order = { request: PaymentRequest } | { invalid: PaymentFieldName };

/**
 * Makes the payment call's body of what the form holds; null while nobody is known to buy, which
 * the step's guard is about to mend.
 * @throws HttpError, NoAnswerError when a card cannot be encrypted
 */
export async function createOrder(
  values: PaymentValues,
  source: OrderSource,
  encrypt: (card: CardData) => Promise<string>,
): Promise<Order | null> {
  const lead = readStored('dataLead');
  if (!lead) return null;
  const created = await createPart({ values, plan: source.plan, encrypt });
  if ('invalid' in created) return created;
  const { asksAddress, ...purchase } = source;
  return {
    request: createPaymentRequest({ lead, ...purchase }, created.part, {
      document: getDocument(values),
      address: asksAddress && values.method === 'credit-card' ? toAddress(values) : null,
    }),
  };
}
