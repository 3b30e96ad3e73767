import { useFormikContext } from 'formik';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { readStored } from '@/services/storage/storage';
import type { LeadValues } from './leadValues';

/** Brings the phone library along. Should it not arrive, the form works as well. */
const LeadDraft = lazy(() =>
  import('./LeadDraft').then(
    (loaded) => ({ default: loaded.LeadDraft }),
    () => ({ default: () => null }),
  ),
);

/**
 * Fills in what the buyer left here before, unless they have begun to type; from then on it keeps
 * what they type. Draws nothing.
 */
export function LeadPrefill() {
  const { dirty, resetForm, values } = useFormikContext<LeadValues>();
  const latest = useRef({ dirty, values });
  useEffect(() => {
    latest.current = { dirty, values };
  });

  useEffect(() => {
    const stored = readStored('dataForm');
    if (!stored) return;
    void import('../../fields/phone/phoneEdits').then(
      ({ countryOf, settlePhone }) => {
        const { dirty, values } = latest.current;
        if (dirty) return;
        const phoneCountry = countryOf(stored.phone, values.phoneCountry) ?? values.phoneCountry;
        const phone = settlePhone(stored.phone, phoneCountry);
        resetForm({ values: { ...values, ...stored, phone, phoneCountry } });
      },
      // Without the phone rules the buyer types.
      () => undefined,
    );
  }, [resetForm]);
  return (
    dirty && (
      <Suspense>
        <LeadDraft />
      </Suspense>
    )
  );
}
