import { lazy, Suspense, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useCheckout, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { keepActiveMethods } from '@/services/checkout/payment/mozambiqueMethods';
import { getOfferedMethods, preselectMethod } from '@/services/checkout/payment/offeredMethods';
import type { PaymentSource } from '@/services/checkout/payment/paymentSource';
import type { Plan } from '@/services/product';
import { PaymentForm } from '../templates/payment/PaymentForm';
import { PaymentSummary } from '../templates/payment/PaymentSummary';

const NoMethod = lazy(async () => ({
  default: (await import('../templates/payment/NoMethod')).NoMethod,
}));

const Aside = styled.div`
  display: grid;
  gap: 16px;
`;

interface KnownSalePaymentProps {
  plan: Plan;
  source: PaymentSource;
  /** Stands under the order. */
  facts: ReactNode;
}

/** The payment form for a buyer who is known, in the order in which the service offers the methods. */
export function KnownSalePayment({ facts, plan, source }: KnownSalePaymentProps) {
  const { brand } = useCheckout();
  const { saleQuery } = useCheckoutProduct();
  const methods = keepActiveMethods(
    getOfferedMethods(plan.paymentMethods),
    brand.mozambiqueMethods,
  );
  const preselected = preselectMethod(methods, [saleQuery.paymentMethod]);
  if (!preselected) {
    return (
      <>
        {facts}
        <Suspense>
          <NoMethod />
        </Suspense>
      </>
    );
  }
  return (
    <PaymentForm
      source={source}
      plan={plan}
      methods={methods}
      preselected={preselected}
      summary={
        <Aside>
          <PaymentSummary plan={plan} />
          {facts}
        </Aside>
      }
    />
  );
}
