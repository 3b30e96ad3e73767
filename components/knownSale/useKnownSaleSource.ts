import { useRouter } from 'next/router';
import { useCheckout, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import type * as knownSaleOrders from '@/services/checkout/knownSaleOrders';
import type { SendOrder } from '@/services/checkout/knownSaleHandling';
import { nameAttempt } from '@/services/checkout/payment/nameAttempt';
import type { PaymentSource } from '@/services/checkout/payment/paymentSource';

type KnownSaleOrders = typeof knownSaleOrders;

interface PaidById {
  id: string;
  planId: string;
  /** How an order is sent. Its code comes when the buyer pays. */
  createSend: (orders: KnownSaleOrders) => SendOrder;
}

/** The source of what a buyer pays who is known by the id of the page. */
export function useKnownSaleSource({ createSend, id, planId }: PaidById): PaymentSource {
  const router = useRouter();
  const { rawQuery } = useCheckout();
  const { currentStep: step, productFlow: flow } = useCheckoutProduct();
  return {
    attempt: nameAttempt(step?.id ?? '', id),
    load: async () => {
      const [{ createKnownSaleHandling }, orders] = await Promise.all([
        import('@/services/checkout/knownSaleHandling'),
        import('@/services/checkout/knownSaleOrders'),
      ]);
      return createKnownSaleHandling({
        flow,
        step,
        rawQuery,
        subject: { id, planId },
        send: createSend(orders),
        // The page then says so, and whom to ask.
        onGone: () => {
          router.reload();
        },
      });
    },
  };
}
