import type { Business } from '@/contract/enumerations';
import { createKnownPayment, type KnownPaymentRequest } from '../knownPayment';
import { renewSubscription } from '../subscription';
import type { SendOrder } from './knownSaleHandling';
import type { Order } from './payment/order';

/** What is paid: its type and id, the plan where there is a choice, and how the buyer came. */
export type PaidReference = Pick<
  KnownPaymentRequest,
  'type' | 'referenceId' | 'planId' | 'flowId' | 'seller' | 'source'
>;

const askedOf = ({ address, document }: Order) => ({
  ...(document !== null && { document }),
  ...(address !== null && { address }),
});

/** Pays what a reference stands for. */
export function payReference(reference: PaidReference): SendOrder {
  return (order, idempotencyKey) =>
    createKnownPayment(
      {
        ...reference,
        amount: order.amount,
        paymentMethods: [...order.parts],
        ...askedOf(order),
      },
      idempotencyKey,
    );
}

interface RenewedSubscription {
  subscriptionId: string;
  business: Business;
  productCode: string;
  planId: string;
  seller: string;
  source: string;
}

/** Pays the next period of a subscription, which has a call of its own (spec section 7). */
export function payRenewal({ subscriptionId, ...renewed }: RenewedSubscription): SendOrder {
  return (order, idempotencyKey) =>
    renewSubscription(
      subscriptionId,
      {
        ...renewed,
        type: 'renew',
        amount: order.amount,
        paymentMethods: [...order.parts],
        ...(order.document !== null && { document: order.document }),
      },
      idempotencyKey,
    );
}
