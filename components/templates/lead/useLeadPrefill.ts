import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useStored } from '@/contexts/useStored';
import { readStored } from '@/services/storage';
import type { LeadValues } from './leadValues';
import { loadLeadCode } from './useSubmitLead';

const bringsBuyer = /(?:name|email|phone|document|leadId)(?:=|%)/i;

/**
 * Fills in the contact that the buyer left here before, unless they have begun to type.
 * @returns whether that is done: a buyer who sends the form sooner would send it empty
 */
export function useLeadPrefill(): boolean {
  const { page } = useCheckoutPage();
  const { dirty, resetForm, values } = useFormikContext<LeadValues>();
  const isKept = useStored('dataForm') !== null;
  const [isDone, setDone] = useState(false);
  const isFilledIn = useRef(false);

  const fillIn = useEffectEvent((known: Partial<LeadValues>) => {
    if (!dirty) resetForm({ values: { ...values, ...known } });
    isFilledIn.current = !dirty;
  });

  // A buyer who is already in the field types over the filled-in value, not behind it.
  useLayoutEffect(() => {
    const field = document.activeElement;
    if (isFilledIn.current && field instanceof HTMLInputElement) field.select();
    isFilledIn.current = false;
  }, [values]);

  useEffect(() => {
    if (!readStored('dataForm') && !bringsBuyer.test(window.location.search)) return;
    // Without its code, or the phone rules, the buyer types.
    const end = () => {
      setDone(true);
    };
    void loadLeadCode()
      .then(({ prefill }) => {
        prefill(page, fillIn);
      })
      .then(end, end);
  }, [page]);
  return isDone || !isKept;
}
