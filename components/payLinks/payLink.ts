import type { PaymentResponse } from '@/contract/payment';
import type { PaymentPart } from '@/contract/paymentParts';
import type { PaymentV1Request } from '@/contract/paymentV1';
import { createReferencePayment } from '@/services/api/paymentLinkPayment';
import { renewSubscription } from '@/services/api/subscription';
import { HttpError } from '@/services/http/errors';
import { getSessionId } from '@/services/visit';
import {
  createConsent,
  createPartSubject,
  type Order,
  type PaymentCall,
} from '../payment/paymentCall';

/** An order with its cards encrypted. */
type EncryptedOrder = Omit<Order, 'parts'> & { parts: readonly PaymentPart[] } & ReturnType<
    typeof createConsent
  >;

/** How an order of a payment link is sent. */
export type SendOrder = (order: EncryptedOrder, idempotencyKey: string) => Promise<PaymentResponse>;

interface PayLink {
  /** What is paid, besides the order: an attempt about something else gets a key of its own. */
  subject: Record<string, string>;
  /** The id that is paid. */
  reference: string;
  send: SendOrder;
  /** Whose terms stand above the button. */
  brand: Parameters<typeof createConsent>[0];
  /** What was open when the page came is not any more. */
  onGone: () => void;
}

/** The call of a payment link, by reference: nothing of the browser's own is sent. */
export function createPayLinkCall(
  { brand, onGone, reference, send, subject }: PayLink,
  order: Order,
): PaymentCall {
  return {
    subject: { ...subject, parts: order.parts.map(createPartSubject) },
    owner: { reference },
    parts: order.parts,
    send: async (idempotencyKey, parts) => {
      try {
        return await send({ ...order, ...createConsent(brand), parts }, idempotencyKey);
      } catch (error) {
        if (error instanceof HttpError && error.status === 404) onGone();
        throw error;
      }
    },
  };
}

/** What is paid: its type and id, the plan where there is a choice, and how the buyer came. */
export type PaymentReference = Pick<
  PaymentV1Request,
  'type' | 'referenceId' | 'planId' | 'flowId' | 'seller' | 'source'
>;

export function payReference(reference: PaymentReference): SendOrder {
  return ({ address, amount, buyAgain, consent, document, parts }, idempotencyKey) =>
    createReferencePayment(
      {
        ...reference,
        amount,
        paymentMethods: [...parts],
        ...(document !== null && { document }),
        ...(address !== null && { address }),
        ...(buyAgain && { buyAgain }),
        ...(consent && { consent }),
      },
      idempotencyKey,
    );
}

type RenewedSubscription = Pick<
  Parameters<typeof renewSubscription>[1],
  'business' | 'productCode' | 'planId' | 'seller' | 'source' | 'metadata'
> & { subscriptionId: string };

/** Pays the next period of a subscription, which has a call of its own. */
export function payRenewal({ subscriptionId, ...renewed }: RenewedSubscription): SendOrder {
  return ({ amount, consent, document, parts }, idempotencyKey) =>
    renewSubscription(
      subscriptionId,
      {
        ...renewed,
        sessionId: getSessionId(),
        type: 'renew',
        amount,
        paymentMethods: [...parts],
        ...(document !== null && { document }),
        ...(consent && { consent }),
      },
      idempotencyKey,
    );
}
