import { useFormikContext } from 'formik';
import { useCallback, useEffect, useRef } from 'react';

const loadPhoneEdits = () => import('./phoneEdits');

interface PhoneState {
  name: string;
  countryName: string;
  phone: string;
  country: string;
}

interface PhoneEdits {
  onValue: (phone: string) => void;
  onBlur: () => void;
  /** The buyer puts another number in the place of all that is there. */
  onReplaced: () => void;
  onCountry: (country: string) => void;
}

/**
 * What happens to a phone and its country while a buyer edits them. The callbacks keep their
 * identity; what they need beyond the form arrives by dynamic import.
 */
export function usePhoneEdits(state: PhoneState): PhoneEdits {
  const { setFieldTouched, setFieldValue } = useFormikContext();
  const { countryName, name } = state;
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });

  /** The country before a number brought its own; null: it was chosen, or has always been there. */
  const before = useRef<string | null>(null);

  const onReplaced = useCallback(() => {
    if (before.current === null) return;
    void setFieldValue(countryName, before.current);
    before.current = null;
  }, [countryName, setFieldValue]);

  const onValue = useCallback(
    (phone: string) => {
      void setFieldValue(name, phone);
      if (!phone.startsWith('+')) {
        // One digit is what is typed over a whole number.
        if (phone.replace(/\D/g, '').length < 2) onReplaced();
        return;
      }
      void loadPhoneEdits().then(
        ({ countryOf }) => {
          const { country } = latest.current;
          const typed = countryOf(phone, country);
          if (typed === undefined || typed === country) return;
          before.current ??= country;
          void setFieldValue(countryName, typed);
        },
        () => undefined,
      );
    },
    [countryName, name, onReplaced, setFieldValue],
  );

  const onBlur = useCallback(() => {
    void setFieldTouched(name);
    void loadPhoneEdits().then(
      ({ completePhone }) => {
        const { country, phone } = latest.current;
        const completed = completePhone(phone, country);
        if (completed !== phone) void setFieldValue(name, completed);
      },
      () => undefined,
    );
  }, [name, setFieldTouched, setFieldValue]);

  const onCountry = useCallback(
    (country: string) => {
      const { country: from, phone } = latest.current;
      before.current = null;
      void setFieldValue(countryName, country);
      void loadPhoneEdits().then(
        ({ moveToCountry }) => {
          void setFieldValue(name, moveToCountry(phone, from, country));
        },
        () => undefined,
      );
    },
    [countryName, name, setFieldValue],
  );

  return { onValue, onBlur, onReplaced, onCountry };
}
