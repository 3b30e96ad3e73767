import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useCheckoutPage, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import type { Plan } from '@/contract/product';
import { getOfferedMethods, preselectMethod } from '@/services/checkout/offeredMethods';
import { keepBrandMethods } from '../payment/methods/paymentMethods';
import type { PaymentContext } from '../payment/paymentCall';
import { NoMethod } from '../payment/usePayment';
import { PaymentForm } from '../payment/PaymentForm';
import { PaymentSummary } from '../payment/PaymentSummary';

const Aside = styled.div`
  display: grid;
  gap: 16px;
`;

interface PayLinkPaymentProps {
  plan: Plan;
  context: PaymentContext;
  /** Stands under the order. */
  facts: ReactNode;
}

/** The payment form for a buyer who is known, in the order in which the service offers the methods. */
export function PayLinkPayment({ context, facts, plan }: PayLinkPaymentProps) {
  const { brand } = useCheckoutPage();
  const { saleQuery } = useCheckoutProduct();
  const methods = keepBrandMethods(getOfferedMethods(plan.paymentMethods), brand);
  const preselected = preselectMethod(methods, [saleQuery.paymentMethod]);
  if (!preselected) {
    return (
      <>
        {facts}
        <NoMethod />
      </>
    );
  }
  return (
    <PaymentForm
      context={context}
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
