import { useMemo } from 'react';
import { getCallingCode, otherCallingCodes } from '@/services/phone/callingCodeOf';
import { createCountryNamer } from '@/services/phone/countryNamer';

export { getCallingCode };

export function OtherCountries({ locale }: { locale: string }) {
  const options = useMemo(() => {
    const nameCountry = createCountryNamer(locale);
    const byName = new Intl.Collator(locale);
    return otherCallingCodes
      .map(([country, callingCode]) => ({
        country,
        text: nameCountry(country, callingCode),
      }))
      .sort((one, other) => byName.compare(one.text, other.text));
  }, [locale]);
  return (
    <>
      <hr />
      {options.map(({ country, text }) => (
        <option key={country} value={country}>
          {text}
        </option>
      ))}
    </>
  );
}
