import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useStored } from '@/contexts/useStored';
import { readStored } from '@/services/storage';
import type { LeadValues } from './leadValues';

/** Most links bring nobody: `personalParameters`. */
const bringsBuyer = /(?:name|email|phone|document|leadId)(?:=|%)/i;

/** The phone is filled in together with its country. */
const parts: Partial<Record<string, readonly string[]>> = {
  phone: ['phone', 'phoneCountry'],
  phoneCountry: ['phone', 'phoneCountry'],
};

/** What is known but for the field that the buyer is in: typing would go on behind it. */
function leaveFocused(known: Partial<LeadValues>): Partial<LeadValues> {
  const focused = document.activeElement?.getAttribute('name') ?? '';
  const left = parts[focused] ?? [focused];
  return Object.fromEntries(Object.entries(known).filter(([name]) => !left.includes(name)));
}

/**
 * Fills in what the buyer left here before, unless they have begun to type.
 * @returns whether that is done: who sends the form sooner would send it empty
 */
export function useLeadPrefill(): boolean {
  const { page } = useCheckoutPage();
  const { dirty, resetForm, values } = useFormikContext<LeadValues>();
  const isKept = useStored('dataForm') !== null;
  const [isDone, setDone] = useState(false);

  const fillIn = useEffectEvent((known: Partial<LeadValues>) => {
    if (!dirty) resetForm({ values: { ...values, ...leaveFocused(known) } });
  });

  useEffect(() => {
    if (!readStored('dataForm') && !bringsBuyer.test(window.location.search)) return;
    // Without its code, or the phone rules, the buyer types.
    const end = () => {
      setDone(true);
    };
    void import('./leadPrefill').then(({ prefill }) => prefill(page, fillIn)).then(end, end);
  }, [page]);
  return isDone || !isKept;
}
