import { lazy, Suspense } from 'react';
import type { Plan } from '@/services/api/product';
import type { FormMethod } from './paymentValues';
import type { usePayment } from './usePayment';

/** Not with the page, but before it is needed: it also says that the connection is gone. */
const load = () => import('./submitPayment');
const PaymentNotice = lazy(async () => ({ default: (await load()).PaymentNotice }));
const ProcessingOverlay = lazy(async () => ({ default: (await load()).ProcessingOverlay }));

/** A plan without a method is a fault of its seller, not what a page is sent for. */
const NoMethodNotice = lazy(async () => ({ default: (await load()).NoMethod }));

export function NoMethod() {
  return (
    <Suspense>
      <NoMethodNotice />
    </Suspense>
  );
}

export type Payment = ReturnType<typeof usePayment>;

interface PaymentFeedbackProps {
  payment: Payment;
  plan: Plan;
  /** What the buyer can choose instead. */
  methods: readonly FormMethod[];
}

/** What came of the last attempt, inside the form. */
export function PaymentFeedback(props: PaymentFeedbackProps) {
  const { outcome } = props.payment;
  return <Suspense>{outcome && <PaymentNotice {...props} outcome={outcome} />}</Suspense>;
}

/** Covers the page while a payment is under way, and says so. */
export function PaymentProgressOverlay({ phase }: Pick<Payment, 'phase'>) {
  return (
    <div role="status">
      <Suspense>{phase !== 'idle' && <ProcessingOverlay isAsking={phase === 'asking'} />}</Suspense>
    </div>
  );
}
