import { lazy, Suspense, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useCheckout, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { usePlanForSale } from '@/contexts/checkout/usePlanForSale';
import { useStepGuard } from '@/contexts/checkout/useStepGuard';
import { keepActiveMethods } from '@/services/checkout/payment/mozambiqueMethods';
import { getOfferedMethods, preselectMethod } from '@/services/checkout/payment/offeredMethods';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { PaymentForm } from './PaymentForm';

/** A plan without a method is a fault of its seller, not what a page is sent for. */
const NoMethod = lazy(async () => ({ default: (await import('./NoMethod')).NoMethod }));

const Content = styled.div`
  display: grid;
  gap: 24px;
`;

interface PaymentStepProps {
  title: string;
  /** What else there is to do on the page. */
  children?: ReactNode;
}

/** A step that pays: methods, their fields, terms, and what the order comes to. */
export function PaymentStep({ children, title }: PaymentStepProps) {
  useStepGuard();
  const { brand } = useCheckout();
  const { currentStep, saleQuery } = useCheckoutProduct();
  const plan = usePlanForSale();
  const methods = keepActiveMethods(
    getOfferedMethods(plan.paymentMethods),
    brand.mozambiqueMethods,
  );
  const preselected = preselectMethod(methods, [
    saleQuery.paymentMethod,
    currentStep?.props.paymentMethod,
  ]);
  return (
    <Content>
      <ArrivalTitle>{title}</ArrivalTitle>
      {preselected ? (
        <PaymentForm plan={plan} methods={methods} preselected={preselected} />
      ) : (
        <Suspense>
          <NoMethod />
        </Suspense>
      )}
      {children}
    </Content>
  );
}
