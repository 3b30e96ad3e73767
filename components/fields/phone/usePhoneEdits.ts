import { useFormikContext } from 'formik';
import { useCallback, useEffect, useRef } from 'react';
import { useIsHydrated } from '../../ui/useIsHydrated';

export const loadPhoneEdits = () => import('./phoneEdits');

interface PhoneState {
  name: string;
  countryName: string;
  phone: string;
  country: string;
  initialCountry: string | undefined;
  market: string;
}

interface PhoneEdits {
  onValue: (phone: string) => void;
  onBlur: () => void;
  onReplaced: () => void;
  onCountry: (country: string) => void;
}

export function isAnotherNumber(text: string, before: string): boolean {
  const now = text.replace(/\D/g, '');
  const then = before.replace(/\D/g, '');
  // A single digit means that the buyer typed over the whole number.
  if (now.length < 2) return true;
  // A mask may have removed the calling code.
  if (then.includes(now.slice(0, -1))) return false;
  return !then.startsWith(now.slice(0, 2)) && !then.endsWith(now.slice(-2));
}

export function usePhoneEdits(state: PhoneState): PhoneEdits {
  const { setFieldTouched, setFieldValue } = useFormikContext();
  const { countryName, market, name } = state;
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });

  // A country that the buyer chose stays; a country that a number brought, typed or known before, goes
  // with that number.
  const chosen = useRef(market);
  const isHydrated = useIsHydrated();
  useEffect(() => {
    const { country, initialCountry } = latest.current;
    // Chosen before the page's code ran.
    if (isHydrated && country !== initialCountry) chosen.current = country;
  }, [isHydrated]);

  const onReplaced = useCallback(() => {
    if (latest.current.country !== chosen.current) void setFieldValue(countryName, chosen.current);
  }, [countryName, setFieldValue]);

  const onValue = useCallback(
    (phone: string) => {
      void setFieldValue(name, phone);
      if (!phone.startsWith('+')) {
        if (isAnotherNumber(phone, latest.current.phone)) onReplaced();
        return;
      }
      void loadPhoneEdits().then(
        ({ findCountry }) => {
          const { country } = latest.current;
          const typed = findCountry(phone, country);
          if (typed === undefined || typed === country) return;
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
      chosen.current = country;
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
