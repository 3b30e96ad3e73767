import { lazy, Suspense, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useCheckout, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { usePlanForSale } from '@/contexts/checkout/usePlanForSale';
import { useSalePlace } from '@/contexts/checkout/useSalePlace';
import { useStepGuard } from '@/contexts/checkout/useStepGuard';
import { keepActiveMethods } from '@/services/checkout/payment/mozambiqueMethods';
import {
  getOfferedMethods,
  preselectMethod,
  type FormMethod,
} from '@/services/checkout/payment/offeredMethods';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { PaymentForm } from './PaymentForm';
import { otherMethod } from './otherMethod';
import { usePurchaseSource } from './usePurchaseSource';

/** A plan without a method is a fault of its seller, not what a page is sent for. */
const NoMethod = otherMethod('NoMethod');

/** The server has drawn it; the form is in the buyer's hands before its code follows. */
const PaymentAside = lazy(async () => ({
  default: (await import('./PaymentAside')).PaymentAside,
}));

const Content = styled.div`
  display: grid;
  gap: 24px;
`;

interface PaymentStepProps {
  title: string;
  /** Ways to pay that the page offers by itself, before those of the plan. */
  first?: readonly FormMethod[];
  /** Whether a voucher can be typed in. */
  hasVoucher?: boolean;
  /** What else there is to do on the page. */
  children?: ReactNode;
}

/** A step that pays: methods, their fields, terms, and what the order comes to. */
export function PaymentStep({ children, first = [], hasVoucher = false, title }: PaymentStepProps) {
  useStepGuard();
  const { brand } = useCheckout();
  const { currentStep, saleQuery } = useCheckoutProduct();
  const plan = usePlanForSale();
  const source = usePurchaseSource(plan);
  const place = useSalePlace();
  const methods = [
    ...first,
    ...keepActiveMethods(getOfferedMethods(plan.paymentMethods, place), brand.mozambiqueMethods),
  ];
  const preselected = preselectMethod(methods, [
    saleQuery.paymentMethod,
    currentStep?.props.paymentMethod,
  ]);
  return (
    <Content>
      <ArrivalTitle>{title}</ArrivalTitle>
      {preselected ? (
        <PaymentForm
          // Other methods are another form.
          key={methods.join()}
          source={source}
          plan={plan}
          methods={methods}
          preselected={preselected}
          summary={
            // The room on a phone of the folded order, and of the voucher or the button for one.
            <Suspense
              fallback={
                <div style={{ height: hasVoucher ? (saleQuery.voucher ? 218 : 114) : 58 }} />
              }
            >
              <PaymentAside plan={plan} hasVoucher={hasVoucher} />
            </Suspense>
          }
        />
      ) : (
        <Suspense>
          <NoMethod />
        </Suspense>
      )}
      {children}
    </Content>
  );
}
