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
  type FilledOrder,
  type PaymentCall,
} from '../payment/paymentCall';

type EncryptedOrder = Omit<FilledOrder, 'parts'> & { parts: readonly PaymentPart[] } & ReturnType<
    typeof createConsent
  >;

export type SendOrder = (order: EncryptedOrder, idempotencyKey: string) => Promise<PaymentResponse>;

interface PayLink {
  /**
   * What the payment is for, besides the order: an attempt for another subject gets its own key.
   */
  subject: Record<string, string>;
  reference: string;
  send: SendOrder;
  brand: Parameters<typeof createConsent>[0];
  onGone: () => void;
}

export function createPayLinkCall(
  { brand, onGone, reference, send, subject }: PayLink,
  order: FilledOrder,
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

export type PaymentReference = Pick<
  PaymentV1Request,
  'type' | 'referenceId' | 'planId' | 'flowId' | 'seller' | 'source'
>;

export function payReference(reference: PaymentReference): SendOrder {
  return ({ address, amount, buyAgain, consent, document: payerDocument, parts }, idempotencyKey) =>
    createReferencePayment(
      {
        ...reference,
        amount,
        paymentMethods: [...parts],
        ...(payerDocument !== null && { document: payerDocument }),
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

export function payRenewal({ subscriptionId, ...renewed }: RenewedSubscription): SendOrder {
  return ({ amount, consent, document: payerDocument, parts }, idempotencyKey) =>
    renewSubscription(
      subscriptionId,
      {
        ...renewed,
        sessionId: getSessionId(),
        type: 'renew',
        amount,
        paymentMethods: [...parts],
        ...(payerDocument !== null && { document: payerDocument }),
        ...(consent && { consent }),
      },
      idempotencyKey,
    );
}
