import { useEffect, useRef } from 'react';
import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { liveloRoutes } from '@/services/checkout/livelo/liveloRoutes';
import { writeVisit } from '@/services/checkout/livelo/liveloVisit';
import type { Mix } from '@/services/checkout/livelo/mix';
import type { PointsRefusal } from '@/services/checkout/livelo/pointsOrder';
import type { PaymentSource } from '@/services/checkout/payment/paymentSource';
import type { Plan } from '@/services/product';
import { useLiveloFailure } from '../../livelo/useLiveloFailure';
import { usePurchaseSource } from '../payment/usePurchaseSource';

/** The purchase's own source, with the points in its order. */
export function usePointsSource(plan: Plan, mix: Mix, session: string): PaymentSource {
  const { goTo } = useCheckout();
  const fail = useLiveloFailure();
  const purchase = usePurchaseSource(plan);
  const areTaken = useRef(false);
  useEffect(
    () => () => {
      // Not before the page is left: without its visit it would go back to the CPF.
      if (areTaken.current) writeVisit(null);
    },
    [],
  );
  const onRefused = (refusal: PointsRefusal) => {
    if (refusal === 'redemption') void fail('redemption');
    // What the points are worth now is asked there, and the choice is made anew.
    else if (refusal === 'changed') void goTo(liveloRoutes.paymentMethod);
    else writeVisit(null);
  };
  return {
    attempt: `${purchase.attempt}:livelo`,
    load: async () => {
      const [handling, { handleWithPoints }] = await Promise.all([
        purchase.load(),
        import('@/services/checkout/livelo/pointsOrder'),
      ]);
      const onTaken = () => {
        areTaken.current = true;
      };
      return handleWithPoints(handling, { mix, session, onRefused, onTaken });
    },
  };
}
