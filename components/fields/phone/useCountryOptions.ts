import { useEffect, useMemo, useState } from 'react';
import { marketCallingCodes, marketCountries } from '@/services/phone/marketCountry';
import { whenIdle } from './whenIdle';

export interface CountryOption {
  /** ISO 3166. */
  country: string;
  name: string;
  /** Without '+'. */
  callingCode: string;
}

type CallingCodes = readonly (readonly [country: string, callingCode: string])[];

const marketCodes: CallingCodes = marketCountries.map((country) => [
  country,
  marketCallingCodes[country],
]);

/** Names come from the platform, in the buyer's language. */
function toOptions(codes: CallingCodes, locale: string): CountryOption[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return codes.map(([country, callingCode]) => ({
    country,
    name: names.of(country) ?? country,
    callingCode,
  }));
}

/**
 * Countries to choose from: the markets at once, and all others by name when the browser has
 * nothing better to do.
 */
export function useCountryOptions(locale: string): CountryOption[] {
  const [otherCodes, setOtherCodes] = useState<CallingCodes>([]);
  useEffect(
    () =>
      whenIdle(() => {
        void import('@/services/phone/callingCodeOf').then(
          ({ otherCallingCodes }) => {
            setOtherCodes(otherCallingCodes);
          },
          () => undefined,
        );
      }),
    [],
  );
  return useMemo(() => {
    const others = toOptions(otherCodes, locale);
    const byName = new Intl.Collator(locale);
    others.sort((one, other) => byName.compare(one.name, other.name));
    return [...toOptions(marketCodes, locale), ...others];
  }, [otherCodes, locale]);
}
