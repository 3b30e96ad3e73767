import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import {
  useCheckoutPage,
  useCheckoutProduct,
  useNavigation,
} from '@/contexts/checkout/CheckoutContext';
import { useStored } from '@/contexts/useStored';
import type { PaymentRoute, PaymentView } from '@/contract/payment';
import type { FlowStep } from '@/contract/productConfig';
import { liveloRoutes } from '@/services/checkout/livelo';
import { findPayingStep, withPaidStep } from '@/services/checkout/paymentStep';
import { routes, withQuery } from '@/services/checkout/routes';
import { useIsHydrated } from '../ui/useIsHydrated';
import { getRouteAfterPayment, storePayment, storeToken } from './afterPayment';

export function usePayingStep(): FlowStep | null {
  const { page } = useCheckoutPage();
  const { productFlow } = useCheckoutProduct();
  return findPayingStep(productFlow, page.stepRoute, useStored('paymentStepId'));
}

/**
 * Opens the order of the last payment where the page's address names another: the browser's Back leads
 * to the orders of earlier payments. An order is opened once, even where the server does not read it
 * from the address.
 */
export function useOwnOrder(): void {
  const router = useRouter();
  const { pathname, query, rawQuery } = useCheckoutPage().page;
  const own = withPaidStep(pathname, usePayingStep()?.id);
  const isOther = own !== withPaidStep(pathname, query.paidStep);
  // Stored values are read after the first render.
  const missing = useIsHydrated() && isOther ? own : null;
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (missing !== null && missing !== opened.current)
      void router.replace(withQuery(missing, rawQuery));
    opened.current = missing;
  }, [missing, rawQuery, router]);
}

/** Opens the page of a payment, or of a token where nothing else of it is known. */
export function useOpenPaymentPage(): (
  payment: PaymentView | string,
  route: PaymentRoute,
) => Promise<void> {
  const { goTo } = useNavigation();
  const { productFlow } = useCheckoutProduct();
  const step = usePayingStep();
  return (payment, route) => {
    if (typeof payment === 'string') storeToken(payment, step);
    else storePayment(payment, step);
    return goTo(getRouteAfterPayment(productFlow, step, route));
  };
}

/**
 * Leads back to where the buyer chose the payment, to pay otherwise. With points that is the page that
 * splits points and money; from there the buyer continues to whatever else is missing by now, such as
 * a new code.
 * @param parts of the payment, as far as they are known
 */
export function useBackToPayment(
  parts: readonly { method: string | undefined }[] = [],
): () => void {
  const { goTo } = useNavigation();
  const step = usePayingStep();
  const route = parts.some(({ method }) => method === 'livelo')
    ? liveloRoutes.paymentMethod
    : routes[step?.templateId ?? 'payment'];
  return () => void goTo(route);
}
