import type { ReactNode } from 'react';
import { useCheckoutPage, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { usePurchasePlan } from '@/contexts/checkout/usePurchasePlan';
import { useStepGuard } from '@/contexts/checkout/useStepGuard';
import { useStored } from '@/contexts/useStored';
import {
  getOfferedMethods,
  type PaymentPlace,
  preselectMethod,
} from '@/services/checkout/offeredMethods';
import { ArrivalTitle } from '../ui/ArrivalTitle';
import { Panes } from '../shell/Panes';
import { OrderPane } from '../summary/OrderPane';
import { lazyPart } from '../ui/lazyPart';
import { PaymentAside } from './PaymentAside';
import { BuyerNotes } from './BuyerLine';
import { StoreCardField } from './StoreCardField';
import { keepBrandMethods } from './methods/paymentMethods';
import { PaymentForm } from './PaymentForm';
import type { FormMethod } from './paymentValues';
import { NoMethod } from './usePayment';
import { usePurchase } from './usePurchase';

/** It renders nothing that the form would wait for. */
const PaymentUpkeep = lazyPart(async () => (await import('./PaymentUpkeep')).PaymentUpkeep);

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
  const { brand } = useCheckoutPage();
  const { currentStep, saleQuery } = useCheckoutProduct();
  const plan = usePurchasePlan();
  const context = usePurchase(plan);
  const place = usePaymentPlace();
  const methods = [
    ...first,
    ...keepBrandMethods(getOfferedMethods(plan.paymentMethods, place), brand),
  ];
  const preselected = preselectMethod(methods, [
    saleQuery.paymentMethod,
    currentStep?.props.paymentMethod,
  ]);
  const heading = <Heading title={title} />;
  if (!preselected) {
    return (
      <Panes isShort pane={<OrderPane plan={plan} hasPrice={false} />}>
        {heading}
        <NoMethod />
        {children}
      </Panes>
    );
  }
  return (
    <PaymentForm
      context={context}
      plan={plan}
      methods={methods}
      preselected={preselected}
      heading={heading}
      summary={<PaymentAside plan={plan} hasVoucher={hasVoucher} />}
      consent={<StoreCardField />}
    >
      <PaymentUpkeep plan={plan} />
      {children}
    </PaymentForm>
  );
}

/** What the page is for, and for whom. */
function Heading({ title }: { title: string }) {
  return (
    <div>
      <ArrivalTitle>{title}</ArrivalTitle>
      <BuyerNotes />
    </div>
  );
}

/**
 * Where the buyer pays: face to face where the link says so (`isPaymentInPerson=true`), or the one
 * that the purchase began with, and its seller has an account to receive with.
 */
function usePaymentPlace(): PaymentPlace {
  const asked = useCheckoutPage().page.query.isPaymentInPerson;
  const { sellerAccount } = useCheckoutProduct();
  const stored = useStored('isPaymentInPerson');
  return (asked ?? String(stored)) === 'true' && sellerAccount !== null ? 'inPerson' : 'online';
}
