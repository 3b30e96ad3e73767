import { useField } from 'formik';
import { Suspense, type ReactNode } from 'react';
import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import type { FormMethod } from '@/services/checkout/payment/offeredMethods';
import type { Plan } from '@/services/product';
import { otherMethod } from './otherMethod';
import { goesOnToAddress, type PaymentStage } from './paymentStage';
import { SubmitBar } from './SubmitBar';
import { TermsField } from './TermsField';

const StoredCardConfirmation = otherMethod('StoredCardConfirmation');

interface ConfirmationProps {
  plan: Plan;
  stage: PaymentStage;
  asksAddress: boolean;
  isBusy: boolean;
  /** What came of the last attempt. */
  children: ReactNode;
}

/** The end of the form: terms and button. Terms are accepted where the payment is confirmed. */
export function Confirmation({ asksAddress, children, isBusy, plan, stage }: ConfirmationProps) {
  const { t } = useTranslation();
  const { brand } = useCheckout();
  const [{ value: method }] = useField<FormMethod>('method');
  if (method === 'default-credit-card') {
    return (
      <Suspense>
        <StoredCardConfirmation plan={plan} isBusy={isBusy}>
          {children}
        </StoredCardConfirmation>
      </Suspense>
    );
  }
  const goesOn = goesOnToAddress(stage, method, asksAddress);
  return (
    <>
      {brand.isAcceptanceEnabled && !goesOn && <TermsField />}
      {children}
      <SubmitBar isBusy={isBusy} label={t(goesOn ? 'address.continue' : 'payment.submit')} />
    </>
  );
}
