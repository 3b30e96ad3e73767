import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { goesOnToAddress, leadsBackToMethod, type PaymentStage } from './paymentStage';
import type { PaymentValues } from './paymentValues';
import type { usePayment } from './usePayment';

type Payment = Pick<ReturnType<typeof usePayment>, 'dismiss' | 'outcome' | 'submit'>;

/** Submits a form of one or two halves: from the first of two it goes on, from the last it pays. */
export function useStagedSubmit(asksAddress: boolean, { dismiss, outcome, submit }: Payment) {
  const [stage, setStage] = useState<PaymentStage>('method');
  if (stage === 'address' && leadsBackToMethod(outcome)) setStage('method');

  const onSubmit = async (values: PaymentValues, form: FormikHelpers<PaymentValues>) => {
    if (!goesOnToAddress(stage, values.method, asksAddress)) return submit(values, form);
    // Formik has touched every field; those of the address are yet to be seen.
    await form.setTouched({}, false);
    dismiss();
    setStage('address');
  };
  const goBack = () => {
    setStage('method');
  };
  return { stage, onSubmit, goBack };
}
