import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { useCheckoutPage, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import type { Plan } from '@/contract/product';
import type { PaymentLinkPage } from '@/services/checkout/page';
import type { PaymentLinkTemplate } from '@/services/checkout/paymentLinks';
import { getOfferedMethods, preselectMethod } from '@/services/checkout/offeredMethods';
import { keepBrandMethods } from '../payment/methods/formMethods';
import type { PaymentContext } from '../payment/paymentCall';
import { NoMethod } from '../payment/PaymentFeedback';
import { PaymentForm } from '../payment/PaymentForm';
import { PaymentSummary } from '../payment/PaymentSummary';
import { Panes } from '../shell/Panes';
import { besideProduct } from '../ui/ShortColumn';
import { PayLinkFailure } from './PayLinkFailure';

/** Begins where the pages without a form do. */
const Head = styled.div`
  ${besideProduct}
`;

interface PayLinkPaymentProps {
  reference: PaymentLinkPage<PaymentLinkTemplate>['reference'];
  plan: Plan;
  context: PaymentContext;
  introduction: ReactNode;
  facts: ReactNode;
}

export function PayLinkPayment({
  context,
  facts,
  introduction,
  plan,
  reference,
}: PayLinkPaymentProps) {
  const { brand } = useCheckoutPage();
  const [isPaid, setIsPaid] = useState(false);
  const { saleQuery } = useCheckoutProduct();
  const methods = keepBrandMethods(getOfferedMethods(plan.paymentMethods), brand);
  const preselected = preselectMethod(methods, [saleQuery.paymentMethod]);
  const head = <Head>{introduction}</Head>;
  if (isPaid) return <PayLinkFailure kind="paid" paidReference={reference} />;
  if (!preselected) {
    return (
      <Panes pane={facts}>
        {head}
        <NoMethod />
      </Panes>
    );
  }
  return (
    <PaymentForm
      context={{
        ...context,
        // In another tab, or by somebody else: the form would only invite to pay again.
        onPaidElsewhere: () => {
          setIsPaid(true);
        },
      }}
      plan={plan}
      methods={methods}
      preselected={preselected}
      heading={head}
      summary={<PaymentSummary plan={plan}>{facts}</PaymentSummary>}
    />
  );
}
