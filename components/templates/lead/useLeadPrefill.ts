import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStored } from '@/contexts/useStored';
import { readStored, type StoredValues } from '@/services/storage';
import type { LeadValues } from './leadValues';

/**
 * Fills in what the buyer left here before, unless they have begun to type.
 * @returns whether that is done: who sends the form sooner would send it empty
 */
export function useLeadPrefill(): boolean {
  const { dirty, resetForm, values } = useFormikContext<LeadValues>();
  const isKept = useStored('dataForm') !== null;
  const [isDone, setDone] = useState(false);

  const fillIn = useEffectEvent((stored: StoredValues['dataForm'], phones: PhoneEdits) => {
    if (dirty) return;
    const phoneCountry = phones.countryOf(stored.phone, values.phoneCountry) ?? values.phoneCountry;
    const phone = phones.completePhone(stored.phone, phoneCountry);
    resetForm({ values: { ...values, ...stored, phone, phoneCountry } });
  });

  useEffect(() => {
    const stored = readStored('dataForm');
    if (!stored) return;
    void loadPhoneEdits()
      .then((phones) => {
        fillIn(stored, phones);
      })
      // Without the phone rules the buyer types.
      .catch(() => undefined)
      .then(() => {
        setDone(true);
      });
  }, []);
  return isDone || !isKept;
}

const loadPhoneEdits = () => import('../../fields/phone/phoneEdits');
type PhoneEdits = Awaited<ReturnType<typeof loadPhoneEdits>>;
