import type { PaymentSource } from '@/services/checkout/payment/paymentSource';
import type { PaymentPart } from '@/services/payment';
import { useKnownSaleSource } from '../../knownSale/useKnownSaleSource';
import { useVisit } from '../../knownSale/useVisit';

export interface VerifiedOffer {
  offerId: string;
  planId: string;
  /** The card as the provider keeps it. */
  paymentProfileId: string;
}

/** The source of an offer's payment: with the card that was checked on this page, and no other. */
export function useOfferSource({
  offerId,
  paymentProfileId,
  planId,
}: VerifiedOffer): PaymentSource {
  const visit = useVisit();
  const withCard = (part: PaymentPart): PaymentPart =>
    part.method === 'default-credit-card' ? { ...part, paymentProfileId } : part;
  return useKnownSaleSource({
    id: offerId,
    planId,
    createSend: ({ payReference }) => {
      const send = payReference({ type: 'sale-invoice', referenceId: offerId, ...visit });
      return (order, idempotencyKey) =>
        send({ ...order, parts: order.parts.map(withCard) }, idempotencyKey);
    },
  });
}
