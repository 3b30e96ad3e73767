import { useField } from 'formik';
import type { ReactNode } from 'react';
import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import type { OfferedMethod } from '@/services/checkout/payment/offeredMethods';
import { goesOnToAddress, type PaymentStage } from './paymentStage';
import { SubmitBar } from './SubmitBar';
import { TermsField } from './TermsField';

interface ConfirmationProps {
  stage: PaymentStage;
  asksAddress: boolean;
  isBusy: boolean;
  /** What came of the last attempt. */
  children: ReactNode;
}

/** The end of the form: terms and button. Terms are accepted where the payment is confirmed. */
export function Confirmation({ asksAddress, children, isBusy, stage }: ConfirmationProps) {
  const { brand } = useCheckout();
  const [{ value: method }] = useField<OfferedMethod>('method');
  const goesOn = goesOnToAddress(stage, method, asksAddress);
  return (
    <>
      {brand.isAcceptanceEnabled && !goesOn && <TermsField />}
      {children}
      <SubmitBar isBusy={isBusy} label={goesOn ? 'address.continue' : 'payment.submit'} />
    </>
  );
}
