import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { readStored } from '@/services/storage/storage';
import type { LeadValues } from './leadValues';

/** Fills in what the buyer left here before, unless they have begun to type. Draws nothing. */
export function LeadPrefill() {
  const { dirty, resetForm, values } = useFormikContext<LeadValues>();
  const latest = useRef({ dirty, values });
  useEffect(() => {
    latest.current = { dirty, values };
  });

  useEffect(() => {
    const stored = readStored('dataForm');
    if (!stored) return;
    void import('../../fields/phone/phoneEdits').then(({ countryOf, settlePhone }) => {
      const phoneCountry =
        countryOf(stored.phone, latest.current.values.phoneCountry) ??
        latest.current.values.phoneCountry;
      const phone = settlePhone(stored.phone, phoneCountry);
      if (!latest.current.dirty) resetForm({ values: { ...stored, phone, phoneCountry } });
    });
  }, [resetForm]);
  return null;
}
