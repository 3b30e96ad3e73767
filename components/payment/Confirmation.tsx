import { useField } from 'formik';
import { Suspense } from 'react';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import type { ConfirmationProps, PaymentStage } from './methods/paymentMethod';
import { continuesToAddress, paymentMethods } from './methods/paymentMethods';
import type { FormMethod } from './paymentValues';
import { SubmitBar } from './SubmitBar';
import { TermsField } from './TermsField';

interface StagedConfirmationProps extends ConfirmationProps {
  stage: PaymentStage;
  asksAddress: boolean;
}

/** The end of the form: terms and button. Terms are accepted where the payment is confirmed. */
export function Confirmation({ asksAddress, stage, ...props }: StagedConfirmationProps) {
  const { t } = useTranslation();
  const { brand } = useCheckoutPage();
  const [{ value: method }] = useField<FormMethod>('method');
  const { Confirmation: OwnConfirmation } = paymentMethods[method];
  if (OwnConfirmation) {
    return (
      <Suspense>
        <OwnConfirmation {...props} />
      </Suspense>
    );
  }
  const continues = continuesToAddress(stage, method, asksAddress);
  return (
    <>
      {brand.isAcceptanceEnabled && !continues && <TermsField />}
      {props.children}
      <SubmitBar
        isBusy={props.isBusy}
        label={t(continues ? 'address.continue' : 'payment.submit')}
      />
    </>
  );
}
