import type { ReactNode } from 'react';
import { useCheckoutPage, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import type { Plan } from '@/contract/product';
import { getOfferedMethods, preselectMethod } from '@/services/checkout/offeredMethods';
import { keepBrandMethods } from '../payment/methods/paymentMethods';
import type { PaymentContext } from '../payment/paymentCall';
import { NoMethod } from '../payment/usePayment';
import { PaymentForm } from '../payment/PaymentForm';
import { PaymentSummary } from '../payment/PaymentSummary';
import { Panes } from '../shell/Panes';

interface PayLinkPaymentProps {
  plan: Plan;
  context: PaymentContext;
  /** What stands above the form. */
  introduction: ReactNode;
  /** Stands under the order. */
  facts: ReactNode;
}

/** The payment form for a buyer who is known, in the order in which the service offers the methods. */
export function PayLinkPayment({ context, facts, introduction, plan }: PayLinkPaymentProps) {
  const { brand } = useCheckoutPage();
  const { saleQuery } = useCheckoutProduct();
  const methods = keepBrandMethods(getOfferedMethods(plan.paymentMethods), brand);
  const preselected = preselectMethod(methods, [saleQuery.paymentMethod]);
  if (!preselected) {
    return (
      <Panes pane={facts}>
        {introduction}
        <NoMethod />
      </Panes>
    );
  }
  return (
    <PaymentForm
      context={context}
      plan={plan}
      methods={methods}
      preselected={preselected}
      heading={introduction}
      summary={<PaymentSummary plan={plan}>{facts}</PaymentSummary>}
    />
  );
}
