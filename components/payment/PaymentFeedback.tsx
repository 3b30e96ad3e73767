import type { ReactNode } from 'react';
import type { Plan } from '@/contract/product';
import { lazyPart } from '../ui/lazyPart';
import type { FormMethod } from './paymentValues';
import { loadLazyPayment, type usePayment } from './usePayment';

const PaymentNotice = lazyPart(async () => (await loadLazyPayment()).PaymentNotice);
const ProcessingOverlay = lazyPart(async () => (await loadLazyPayment()).ProcessingOverlay);

export const NoMethod = lazyPart(async () => (await loadLazyPayment()).NoMethod);

type Payment = ReturnType<typeof usePayment>;

interface PaymentFeedbackProps {
  payment: Payment;
  plan: Plan;
  methods: readonly FormMethod[];
  onOtherCard?: () => void;
}

export function PaymentFeedback(props: PaymentFeedbackProps) {
  const { outcome } = props.payment;
  return outcome && <PaymentNotice {...props} outcome={outcome} />;
}

interface PaymentProgressProps extends Pick<Payment, 'phase'> {
  plan?: Plan;
  total?: ReactNode;
}

export function PaymentProgressOverlay({ phase, ...shown }: PaymentProgressProps) {
  return (
    <div role="status">{phase !== 'idle' && <ProcessingOverlay phase={phase} {...shown} />}</div>
  );
}
